import type { Portal } from '@selvedge/core';
import { supportActors, supportMachine } from '@selvedge/core/companions';
import { useEffect, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { supportInfo } from '../app/supportInfo.ts';
import { SupportView } from './SupportView.tsx';

type Props = { portal: Portal; onClose: () => void };

/** The chart of what is copied for support, as long as its dialog is open; what records is fetched by it. */
export default function SupportDialog({ portal, onClose }: Props) {
  const [support, setSupport] = useState<ActorRefFrom<typeof supportMachine> | null>(null);
  useEffect(() => {
    const { version } = portal.configuration;
    const actors = supportActors({
      gathered: async (head) => {
        const { withRecording } = await import('./withRecording.ts');
        return withRecording(head, portal.recorder, version);
      },
      // Also where there is no clipboard, on an insecure origin.
      toClipboard: async (text) => navigator.clipboard.writeText(text),
    });
    const { text: head } = supportInfo(null, version);
    const actor = createActor(supportMachine.provide({ actors }), { input: { head } }).start();
    setSupport(actor);
    return () => {
      actor.stop();
    };
  }, [portal]);
  return support && <SupportView support={support} onClose={onClose} />;
}
