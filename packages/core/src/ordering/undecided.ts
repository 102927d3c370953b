import type { WorkspaceStatusChanged } from './workspace/workspaceFacts.ts';

/** What may still change while the user is leaving: once everything is stored there is nothing left to ask about. */
export const undecided = {
  'workspace.statusChanged': {
    guard: { type: 'isStored', params: ({ event }: { event: WorkspaceStatusChanged }) => event },
    target: 'going',
    actions: { type: 'setUnsaved', params: ({ event }: { event: WorkspaceStatusChanged }) => event },
  },
  // In another area the season is not left: a question about it would be invisible there.
  'area.left': { target: 'staying', actions: 'dropNext' },
} as const;
