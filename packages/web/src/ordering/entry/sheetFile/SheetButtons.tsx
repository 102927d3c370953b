import type { SheetOf, WantedSheet } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { FailedNotice } from '../../../failure/FailedNotice.tsx';
import type { ClosesMenu } from '../../../ui/buttons/ActionMenu.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { RemedyTargets } from '../../whyNot/RemedyLinks.tsx';
import { useWhyNot } from '../../whyNot/useWhyNot.tsx';
import { buttons, formBlock } from '../parts/entry.recipe.ts';
import type { SheetFileRef } from '../parts/entryRef.ts';

type Props = {
  sheetFile: SheetFileRef;
  /** Makes the sheet when a button is pressed. */
  sheetOf: () => Omit<WantedSheet, 'form'>;
  /** What is downloaded, for screen readers: 'Shopping cart'. */
  label: string;
  of: SheetOf;
  /** The number of pieces for a cart, otherwise of rows. */
  count: number;
  ways?: RemedyTargets;
  /** Given: the buttons stand in a menu, which a press closes. */
  closes?: ClosesMenu;
};

/** Downloads a list as an Excel file or as CSV. */
export function SheetButtons({ sheetFile, sheetOf, label, of, count, ways: formBlocks, closes }: Props) {
  const intl = useIntl();
  const making = useSelector(sheetFile, (at) => at.hasTag('pending'));
  const whyNot = useWhyNot(sheetFile, { type: 'file.wanted', of, count }, formBlocks);
  const forms = [
    ['xlsx', intl.formatMessage({ id: 'entry.form.xlsx' })],
    ['csv', intl.formatMessage({ id: 'entry.form.csv' })],
  ] as const;
  return (
    <div className={buttons}>
      {forms.map(([form, name]) => (
        <Button
          key={form}
          {...closes}
          size="compact"
          pending={making}
          disabledReason={whyNot}
          aria-label={intl.formatMessage({ id: 'entry.form.download' }, { what: label, form: name })}
          onClick={() => sheetFile.send({ type: 'file.wanted', of, count, sheet: { form, ...sheetOf() } })}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}

/** Why the last file could not be made. */
export function SheetFailure({ sheetFile }: { sheetFile: SheetFileRef }) {
  const intl = useIntl();
  const failed = useSelector(sheetFile, (at) => at.matches('failed'));
  const { failure, incomplete } = useSelector(sheetFile, (at) => at.context);
  if (!failed) return null;
  return (
    <div className={formBlock}>
      <FailedNotice
        tone="critical"
        live
        title={intl.formatMessage({ id: 'entry.file.failed' })}
        failure={failure}
        onDismiss={() => sheetFile.send({ type: 'notice.dismissed' })}
      >
        {incomplete && intl.formatMessage({ id: 'entry.file.incomplete' })}
      </FailedNotice>
    </div>
  );
}
