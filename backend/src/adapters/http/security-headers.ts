import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

/** Features that no page uses, and those that videos use. */
const permissions = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
].map((feature) => `${feature}=()`);
const ownPermissions = ['autoplay', 'fullscreen', 'picture-in-picture'].map((feature) => `${feature}=(self)`);

export type Headers = Readonly<Record<string, string>>;

/**
 * Security headers, built once because they are the same for every response. Of a page's inline scripts, only
 * `inlineScripts` may run.
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
        // The client's style library injects its rules into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // blob: for previews of photos and videos before they are uploaded.
        imgSrc: ["'self'", 'https:', 'http:', 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps,
    // The same as frame-ancestors, for browsers that do not support it.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Images from other sites may be shown without their opt-in.
    crossOriginEmbedderPolicy: false,
  };
  const headers: Record<string, string> = {
    'Permissions-Policy': [...permissions, ...ownPermissions].join(', '),
  };
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
