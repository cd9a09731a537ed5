import { describe, expect, test } from '@jest/globals';
import { securityHeaders } from './security-headers.js';

const policyOf = (publicUrl: string, scripts: string[] = []) =>
  securityHeaders(publicUrl, scripts)['Content-Security-Policy']?.split(';');

/** Without what the content security policy and the permissions say. */
function othersOf(publicUrl: string) {
  const {
    'Content-Security-Policy': _policy,
    'Permissions-Policy': _permissions,
    ...others
  } = securityHeaders(publicUrl);
  return others;
}

describe('The headers of a response', () => {
  const site = 'http://localhost:3000';
  const secureSite = 'https://appliances.example';

  test('allow pages only what they use', () => {
    expect(policyOf(site)).toEqual([
      "default-src 'self'",
      "base-uri 'self'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' https: http: data: blob:",
      "media-src 'self' blob:",
    ]);
  });

  test('allow only the inline scripts that are named', () => {
    const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
    expect(policyOf(site, ['alert(1)'])).toContain(`script-src 'self' ${hash}`);
  });

  test('keep the addresses of pages, which can hold tokens, from other sites', () => {
    expect(othersOf(site)).toMatchObject({
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  test('hold browsers to HTTPS where the site has it', () => {
    expect(policyOf(secureSite)).toContain('upgrade-insecure-requests');
    expect(othersOf(secureSite)['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/);
    expect(othersOf(site)).not.toHaveProperty('Strict-Transport-Security');
  });
});
