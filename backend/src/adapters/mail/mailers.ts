import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import pLimit from 'p-limit';
import { type Mail, Mailer } from '../../application/people/account-ports.js';
import type { Log } from '../../application/ports.js';
import { productName } from '../../domain/product-name.js';

/** A mail server that takes longer is as good as none. */
const timeoutMs = 10_000;
/** Each has a connection of its own, and mail servers take few of them from one sender. */
const maxConnections = 5;
const maxQueued = 500;

interface MailSettings {
  publicUrl: string;
  smtpUrl: string | null;
  dataDir: string;
}

/** Sends by the server of SMTP_URL. */
export class SmtpMailer implements Mailer {
  private readonly from: string;
  private readonly transport;
  private readonly queue = pLimit(maxConnections);

  constructor({ publicUrl, smtpUrl }: MailSettings) {
    this.from = senderOf(publicUrl);
    this.transport = createTransport({
      url: smtpUrl ?? '',
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
  }

  async send(mail: Mail): Promise<void> {
    if (this.queue.pendingCount >= maxQueued) throw new Error('Too many mails wait to be sent.');
    try {
      await this.queue(() => this.transport.sendMail(messageOf(this.from, mail)));
    } catch (error) {
      throw new Error((error as Error).message.replace(addressPattern, '(an address)'));
    }
  }
}

/** Where no mail server is set: each mail becomes a file that any mail program opens, readable by the owner alone. */
export class OutboxMailer implements Mailer {
  private readonly from: string;
  private readonly folder: string;
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  constructor(
    { publicUrl, dataDir }: MailSettings,
    private readonly log: Log,
  ) {
    this.from = senderOf(publicUrl);
    this.folder = join(dataDir, 'outbox');
  }

  async send(mail: Mail): Promise<void> {
    const { message } = await this.composer.sendMail(messageOf(this.from, mail));
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const time = new Date().toISOString().replaceAll(':', '-');
    const file = join(this.folder, `${time}-${randomUUID().slice(0, 8)}.eml`);
    // Whoever watches the folder must not meet half a mail.
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
    this.log.info('a mail was written to the outbox, because SMTP_URL is not set', { file });
  }
}

/** Mail servers repeat whom they refuse, and what is thrown goes to the log. */
const addressPattern = /[^\s<>"]+@[^\s<>"]+/g;

/** Keeps those who are away from answering, and machines from answering each other (RFC 3834). */
const autoSubmittedHeaders = { 'Auto-Submitted': 'auto-generated' };

/** The address is a whole; as text it would be read as a header, with groups and comments. */
function messageOf(from: string, mail: Mail) {
  return {
    ...mail,
    headers: { ...autoSubmittedHeaders, ...mail.headers },
    from,
    to: { name: '', address: mail.to },
  };
}

function senderOf(publicUrl: string): string {
  return `"${productName}" <no-reply@${new URL(publicUrl).hostname}>`;
}
