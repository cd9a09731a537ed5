import { ApiError } from '../../api-client';

/** Names the request that failed, so that whoever is told of it finds it in the logs. */
export function RequestId({ error }: { error: unknown }) {
  const id = error instanceof ApiError && error.body.requestId;
  return id ? <p className="small">Request {id}</p> : null;
}
