import { ApiError } from '../../api-client';

/** The id of the failed request, by which support can find it in the logs; nothing when it is unknown. */
export function RequestId({ error }: { error: unknown }) {
  const id = error instanceof ApiError && error.body.requestId;
  return id ? <p className="small">Request {id}</p> : null;
}
