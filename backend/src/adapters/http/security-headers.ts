import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

export type Headers = Readonly<Record<string, string>>;

/**
 * The same for every answer, so they are worked out once and not per request. Of scripts in a page exactly
 * `inlineScripts` may run, letter by letter.
 */
export function securityHeaders(publicUrl: string, inlineScripts: readonly string[] = []): Headers {
  const isHttps = publicUrl.startsWith('https:');
  const options: HelmetOptions = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts.map(sourceHash)],
        // The client's style library writes its rules into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Photos and videos that staff have chosen are shown before they are sent.
        imgSrc: ["'self'", 'https:', 'http:', 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps,
    // As frame-ancestors says, for browsers that do not know it.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Pictures of other sites may be shown; they need not allow it.
    crossOriginEmbedderPolicy: false,
  };
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

function sourceHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
