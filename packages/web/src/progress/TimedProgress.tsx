import { OVERLAY_EXPLAINS_LATE, OVERLAY_OPENS, SLOW_LOAD } from '@selvedge/core';
import { ProgressDialog } from './ProgressDialog.tsx';
import { useElapsed } from './useElapsed.ts';

const marks = [OVERLAY_OPENS, OVERLAY_EXPLAINS_LATE, SLOW_LOAD];

type Props = { running: boolean; title: string; text: string };

/** The dialog for a wait across several states. It measures from the start of the first one. */
export function TimedProgress({ running, title, text }: Props) {
  const passed = useElapsed(running, marks);
  return (
    <ProgressDialog
      open={running && passed > 0}
      title={title}
      text={passed > 1 ? text : null}
      slow={passed > 2}
    />
  );
}
