/** The form of every error answer. */
export interface ErrorBody {
  statusCode: number;
  code: string;
  message: string;
  issues?: { path: string; message: string }[];
  /** What stands there instead of what the caller thought; for a 409. */
  current?: object;
  /** Names the request in the server's log. */
  requestId?: string;
}
