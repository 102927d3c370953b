import type { EventObject } from 'xstate';
import { hasSameStatus, statusReporter } from './notifyParent.ts';

/** What a chart with a dialog tells its parent. It begins closed. */
export interface DialogStatusChanged extends EventObject {
  readonly type: 'dialog.statusChanged';
  /** The id of the chart. */
  readonly dialog: string;
  readonly status: 'open' | 'closed';
}

/** Reports whether the chart with this id shows a dialog, which its tag `dialog` says. */
export const dialogReporter = (dialog: string) =>
  statusReporter(
    (snapshot: { hasTag(tag: 'dialog'): boolean }): DialogStatusChanged => ({
      type: 'dialog.statusChanged',
      dialog,
      status: snapshot.hasTag('dialog') ? 'open' : 'closed',
    }),
    hasSameStatus,
  );
