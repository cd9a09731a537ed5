const email = /@|%40/i;

/** The path of a URL as it may be logged: without the query string, and with e-mail addresses masked. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  // Segment by segment: one expression for the whole path takes a second for the longest that clients can send.
  return path
    .split('/')
    .map((segment) => (email.test(segment) ? ':email' : segment))
    .join('/');
}
