import type { ActorRefFrom } from 'xstate';
import { everything } from '../catalog/filters.ts';
import { orderingChildren, workspaceChildren } from '../children.ts';
import type { orderingMachine } from '../ordering.machine.ts';
import type { CommandId } from './commands.ts';

/** Executes a command by sending the event to its chart. Commands that lead somewhere are links instead. */
export function perform(ordering: ActorRefFrom<typeof orderingMachine>, id: CommandId): void {
  const workspace = orderingChildren(ordering.getSnapshot()).workspace;
  if (!workspace) return;
  const { cart, catalog, approval, finalization, check } = workspaceChildren(workspace.getSnapshot());
  switch (id) {
    case 'save':
      cart?.send({ type: 'save.requested' });
      break;
    case 'undo':
      cart?.send({ type: 'edits.undone' });
      break;
    case 'redo':
      cart?.send({ type: 'edits.redone' });
      break;
    case 'clearFilters':
      catalog?.send({ type: 'filters.changed', filters: everything });
      break;
    case 'approve':
      approval?.send({ type: 'approval.requested' });
      break;
    case 'recall':
      approval?.send({ type: 'approval.recalled' });
      break;
    case 'finalize':
      finalization?.send({ type: 'finalization.requested' });
      break;
    case 'checkAgain':
      check?.send({ type: 'check.repeated' });
      break;
    default:
  }
}
