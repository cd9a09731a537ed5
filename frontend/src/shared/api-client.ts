import type { ErrorBody, PublicReads } from '@appliance-index/backend/contract';

/** An unsuccessful response; `message` is '{status}: {body text}'. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** The error body; empty when the response was not JSON. */
    readonly body: Partial<ErrorBody>,
    text: string,
  ) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
  }
}

/** @throws ApiError for an unsuccessful response */
export function getJson<T>(path: string): Promise<T> {
  return call<T>(path, {});
}

/** @throws ApiError for an unsuccessful response */
export function sendJson<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<T> {
  if (body === undefined) return call<T>(path, { method });
  const headers = { 'Content-Type': 'application/json' };
  return call<T>(path, { method, headers, body: JSON.stringify(body) });
}

/** Posts files and fields as multipart. @throws ApiError for an unsuccessful response */
export function sendForm<T>(path: string, body: FormData): Promise<T> {
  return call<T>(path, { method: 'POST', body });
}

async function call<T>(path: string, options: RequestInit): Promise<T> {
  const response = await fetch(path, { credentials: 'include', ...options });
  if (response.ok) return (await response.json()) as T;
  throw toApiError(response.status, (await response.text()) || response.statusText);
}

/** `text` is the response body, or the status text when that is empty. */
export function toApiError(status: number, text: string): ApiError {
  return new ApiError(status, errorBody(text), text);
}

function errorBody(text: string): Partial<ErrorBody> {
  try {
    return JSON.parse(text) as ErrorBody;
  } catch {
    return {};
  }
}

/** The server's error message, or `fallback` when there is none. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.body.message) || fallback;
}

const segment = encodeURIComponent;

export const httpReads: PublicReads = {
  categories: () => getJson('/api/categories'),
  ranking: (category, subcategory) =>
    getJson(`/api/rankings/${segment(category)}${subcategory === null ? '' : `/${segment(subcategory)}`}`),
  appliance: (id) => getJson(`/api/appliances/${segment(id)}/detail`),
  compare: (ids) => getJson(`/api/compare?ids=${ids.map(segment).join(',')}`),
  search: (query) => getJson(`/api/search?q=${segment(query)}`),
  methodology: () => getJson('/api/methodology'),
  blog: (category) =>
    getJson(`/api/blog/overview${category === null ? '' : `?category=${segment(category)}`}`),
  article: (id) => getJson(`/api/blog/articles/${segment(id)}`),
  cardVotes: (ids) => getJson(`/api/votes?ids=${ids.map(segment).join(',')}`),
  modelVotes: (id) => getJson(`/api/votes/${segment(id)}`),
};
