import { array, count, object, shapeOf, text, type ValueOf, view } from './shapes.js';

/** The body of every error response. */
export const ErrorBody = view(
  'ErrorBody',
  {
    statusCode: count,
    code: text,
    message: text,
    issues: array(object({ path: text, message: text })),
    /** The current state, for a 409. */
    current: shapeOf<object>({
      type: 'object',
      description: 'The current values, for a 409 on a stale save',
    }),
    /** The values to choose from, if the request must name one. */
    choices: array(text),
    /** Identifies the request in the server log. */
    requestId: text,
  },
  ['issues', 'current', 'choices', 'requestId'],
);
export type ErrorBody = ValueOf<typeof ErrorBody>;
