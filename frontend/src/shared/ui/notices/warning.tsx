import type { ComponentProps } from 'react';
import { WarningIcon } from '../pictures/icons';
import { Alert } from '../primitives';

/** An alert with its sign. */
export function Warning({ children, ...props }: ComponentProps<typeof Alert>) {
  return (
    <Alert {...props}>
      <WarningIcon />
      <div>{children}</div>
    </Alert>
  );
}
