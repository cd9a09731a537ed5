import type { ErrorBody, PublicReads } from '@appliance-index/backend/contract';
import { publicAddresses } from '@appliance-index/domain/public-addresses';

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
export function sendForm<T>(path: string, body: FormData, signal?: AbortSignal): Promise<T> {
  return call<T>(path, { method: 'POST', body, ...(signal && { signal }) });
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

type Addresses = { [Name in keyof PublicReads]: (...given: Parameters<PublicReads[Name]>) => string };

export const httpReads = readsAt(publicAddresses);

function readsAt(addresses: Addresses): PublicReads {
  const reads = Object.entries<(...given: never[]) => string>(addresses).map(([name, addressOf]) => [
    name,
    (...given: never[]) => getJson(addressOf(...given)),
  ]);
  return Object.fromEntries(reads) as PublicReads;
}
