import { setTimeout as pause } from 'node:timers/promises';

/** Resolves once the condition holds. The pauses leave the processor to whom it waits for. */
export async function until(condition: () => unknown): Promise<void> {
  while (!(await condition())) await pause(10);
}
