/** The body of every error response. */
export interface ErrorBody {
  statusCode: number;
  code: string;
  message: string;
  issues?: { path: string; message: string }[];
  /** The current state, for a 409. */
  current?: object;
  /** Identifies the request in the server log. */
  requestId?: string;
}
