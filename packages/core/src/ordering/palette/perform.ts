import type { ActorRefFrom } from 'xstate';
import { everything } from '../catalog/selection.ts';
import { orderingChildren, workspaceChildren } from '../children.ts';
import type { orderingMachine } from '../ordering.machine.ts';
import type { CommandId } from './commands.ts';

/** Does what a command says, by the event of the chart it belongs to; one that leads somewhere is a link instead. */
export function perform(ordering: ActorRefFrom<typeof orderingMachine>, id: CommandId): void {
  const workspace = orderingChildren(ordering.getSnapshot()).workspace;
  if (!workspace) return;
  const { cart, catalog, approval, finalization, check } = workspaceChildren(workspace.getSnapshot());
  switch (id) {
    case 'save':
      return cart?.send({ type: 'save.requested' });
    case 'undo':
      return cart?.send({ type: 'edits.undone' });
    case 'redo':
      return cart?.send({ type: 'edits.redone' });
    case 'clearFilters':
      return catalog?.send({ type: 'selection.changed', selection: everything });
    case 'approve':
      return approval?.send({ type: 'approval.requested' });
    case 'recall':
      return approval?.send({ type: 'approval.recalled' });
    case 'finalize':
      return finalization?.send({ type: 'finalization.requested' });
    case 'checkAgain':
      return check?.send({ type: 'check.repeated' });
    default:
  }
}
