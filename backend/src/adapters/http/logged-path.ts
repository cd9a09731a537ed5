const emailInPath = /[^/]*(@|%40)[^/]*/gi;

/** The path of a URL as it may be logged: without the query string, and with e-mail addresses masked. */
export function loggedPath(url: string): string {
  return url.replace(/\?.*$/s, '').replace(emailInPath, ':email');
}
