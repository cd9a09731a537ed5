import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productName } from '@appliance-index/domain/product-name';
import { createTransport } from 'nodemailer';
import pLimit from 'p-limit';
import { type Mail, Mailer } from '../../application/people/account-ports.js';
import type { Log } from '../../application/ports.js';

/** Of each step, while the server says nothing. */
const timeoutMs = 10_000;
/** Of a mail as a whole: a server that says a little now and then would hold up all mails, and a stop. */
const maxSendMs = 30_000;
/** Each mail uses its own connection, and mail servers accept only a few per sender. */
const maxConnections = 5;
const maxQueued = 500;
/** Enough for a queue that moves; mails behind a server that hangs would keep the process alive for minutes. */
const stopGraceMs = 5_000;

interface MailSettings {
  publicUrl: string;
  smtpUrl: string | null;
  dataDir: string;
}

/** Sends mail through the server at SMTP_URL. */
export class SmtpMailer implements Mailer {
  private readonly from: string;
  private readonly transport;
  private readonly queue = pLimit({ concurrency: maxConnections, rejectOnClear: true });

  constructor(
    { publicUrl, smtpUrl }: MailSettings,
    private readonly maxMs = maxSendMs,
  ) {
    this.from = senderOf(publicUrl);
    this.transport = createTransport({
      url: smtpUrl ?? '',
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
  }

  async send(mail: Mail): Promise<void> {
    if (this.queue.pendingCount >= maxQueued) throw new Error('Too many mails are waiting to be sent.');
    try {
      await this.queue(() => this.sendNow(mail));
    } catch (error) {
      throw new Error((error as Error).message.replace(addressPattern, '(an address)'));
    }
  }

  private async sendNow(mail: Mail): Promise<void> {
    const signal = AbortSignal.timeout(this.maxMs);
    const message = { ...messageOf(this.from, mail), signal };
    await this.transport.sendMail(message).catch((error) => {
      throw signal.aborted
        ? new Error(`The mail server did not take the mail within ${this.maxMs / 1_000} s.`)
        : error;
    });
  }

  /** Called by Nest when the process stops: gives up mails that still wait after the grace period. */
  onModuleDestroy(): void {
    setTimeout(() => this.queue.clearQueue(), stopGraceMs).unref();
  }
}

/** Used without SMTP_URL: writes each mail to an .eml file that only its owner can read. */
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
    // Programs watching the folder must never see an incomplete mail.
    const part = `${file}.part`;
    try {
      await writeFile(part, message, { mode: 0o600 });
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    this.log.info('a mail was written to the outbox, because SMTP_URL is not set', { file });
  }
}

/** Mail servers quote the addresses they reject, and errors are logged, where no address may appear. */
const addressPattern = /[^\s<>"]+@[^\s<>"]+/g;

/** Prevents automatic replies (RFC 3834). */
const autoSubmittedHeaders = { 'Auto-Submitted': 'auto-generated' };

/** Passes the address as an object, because nodemailer would parse a string as a header with groups and comments. */
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
