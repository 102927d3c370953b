import type { Group } from '../../contract/index.ts';

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** What the calls of a group order answer, as the actions and guards of its chart take it. */
export const groupRead = {
  type: 'setGroup' as const,
  params: ({ event }: { event: { output: Group } }) => ({ group: event.output }),
};
export const callFailed = { type: 'setFailure' as const, params: errorOf };
export const byMissing = { type: 'isMissing' as const, params: errorOf };
export const byOutdated = { type: 'isOutdated' as const, params: errorOf };
