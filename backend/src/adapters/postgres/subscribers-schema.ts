import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Maps `Subscriber`. */
export const subscribersSchema = defineEntity({
  name: 'StoredSubscriber',
  tableName: 'newsletter_subscribers',
  properties: {
    email: p.text().primary(),
    unsubscribeToken: p.text(),
    confirmedAt: p.datetime().nullable(),
    expiresAt: p.datetime().nullable(),
    askedAt: p.datetime(),
  },
});
export const StoredSubscriber = subscribersSchema.class;
export type StoredSubscriber = InferEntity<typeof subscribersSchema>;

export const newsletterLinksSchema = defineEntity({
  name: 'StoredNewsletterLink',
  tableName: 'newsletter_links',
  properties: { confirmationHash: p.text().primary(), email: p.text(), expiresAt: p.datetime() },
});
export const StoredNewsletterLink = newsletterLinksSchema.class;
