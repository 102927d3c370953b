import type { listReadingMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Meter } from '../../../ui/figures/Meter.tsx';
import { buttons, formBlock } from '../parts/entry.recipe.ts';

type Props = { listReading: ActorRefFrom<typeof listReadingMachine>; onCancel: () => void };

/** Progress of reading a file, with a way to cancel. */
export function ReadingFile({ listReading, onCancel }: Props) {
  const intl = useIntl();
  const share = useSelector(listReading, ({ context }) => context.progress);
  return (
    <section className={formBlock} aria-busy="true">
      <Meter
        label={intl.formatMessage({ id: 'entry.file.reading' })}
        used={share}
        limit={1}
        warnFrom={2}
        valueText={intl.formatMessage({ id: 'entry.file.share' }, { share })}
      />
      <div className={buttons}>
        <Button variant="quiet" onClick={onCancel}>
          {intl.formatMessage({ id: 'entry.file.cancel' })}
        </Button>
      </div>
    </section>
  );
}
