import { setTimeout as delay } from 'node:timers/promises';
import { call, emailOf } from './test-bed.mjs';

/** After a refusal, as a person would wait. */
const pauseMs = 20;

/** Admins who edit models until stopped, each models of their own. A 200 acknowledges an edit; anything else leaves it undecided. */
export class EditingLoad {
  responses = [];
  /** By model: the price last acknowledged, and those sent after it. */
  acknowledged = new Map();
  undecided = new Map();
  isOver = false;

  static async start(testBed, origins, editors) {
    const emails = Array.from({ length: editors }, (_, editor) => emailOf(editor));
    await testBed.rows('update users set is_admin = true where email = any ($1)', [emails]);
    return new EditingLoad(testBed, origins, emails);
  }

  constructor(testBed, origins, emails) {
    this.testBed = testBed;
    this.running = Promise.all(
      emails.map((email, editor) => this.edit(origins, email, editor, emails.length)),
    );
  }

  async edit(origins, email, editor, editors) {
    const { models, cookies } = this.testBed;
    const own = models.filter((_, index) => index % editors === editor);
    for (let n = 0; !this.isOver; n++) {
      const model = own[n % own.length];
      const priceRange = `$${1_000 + n}`;
      const url = `${origins[(editor + n) % origins.length]}/api/appliances/${model}`;
      const response = await call(url, { method: 'PUT', body: { priceRange }, cookie: cookies.get(email) });
      this.responses.push({ ...response, text: '' });
      this.note(model, priceRange, response.status === 200);
      if (response.status !== 200) await delay(pauseMs);
    }
  }

  note(model, price, isAcknowledged) {
    if (isAcknowledged) this.acknowledged.set(model, price);
    const later = isAcknowledged ? [] : [...(this.undecided.get(model) ?? []), price];
    this.undecided.set(model, later);
  }

  async stop() {
    this.isOver = true;
    await this.running;
    return this.responses;
  }

  /** Checks that every acknowledged edit is stored, unless an undecided one came after it. */
  async check(report) {
    const rows = await this.testBed.rows('select id, price_range as price from appliances');
    const stored = new Map(rows.map(({ id, price }) => [id, price]));
    const lost = [...this.acknowledged].filter(
      ([model, price]) => ![price, ...this.undecided.get(model)].includes(stored.get(model)),
    );
    report.note('acknowledged edits', String(this.responses.filter(({ status }) => status === 200).length));
    report.expectEqual('acknowledged edits lost', lost.length, 0);
  }
}
