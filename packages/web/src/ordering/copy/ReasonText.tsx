import type { CopyReason, FindingCode } from '@selvedge/core/contract';
import { findingMessageOf } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../messages/catalogue.ts';
import { Icon } from '../../ui/figures/Icon.tsx';
import { reason, reasons } from './copy.recipe.ts';

type OwnCode = Exclude<CopyReason['code'], FindingCode>;

/** The three copy rules, and other reasons that prevent a copy (N9). */
const ownMessages: Readonly<Record<OwnCode, MessageId>> = {
  noSubdivisionAccess: 'copy.reason.noSubdivisionAccess',
  targetNotEmpty: 'copy.reason.targetNotEmpty',
  nothingToCopy: 'copy.reason.nothingToCopy',
  customerMissing: 'copy.reason.customerMissing',
  targetIsSource: 'copy.reason.targetIsSource',
  planChanged: 'copy.reason.planChanged',
  notWritten: 'copy.reason.notWritten',
  cellFull: 'copy.reason.cellFull',
};

const isOwn = (code: CopyReason['code']): code is OwnCode => Object.hasOwn(ownMessages, code);

type Props = {
  of: readonly CopyReason[];
  /** The style has only one length, whose name means nothing to users. */
  oneLength?: boolean;
};

/** Why a target or a line is not copied, or not in full, in the user's language. */
export function Reasons({ of, oneLength = false }: Props) {
  const intl = useIntl();
  const idOf = (code: CopyReason['code']): MessageId =>
    isOwn(code) ? ownMessages[code] : findingMessageOf(code, oneLength);
  return (
    <ul className={reasons}>
      {of.map(({ code, values }) => (
        <li key={code} className={reason}>
          <Icon name="critical" size="small" />
          <span>{intl.formatMessage({ id: idOf(code) }, values)}</span>
        </li>
      ))}
    </ul>
  );
}
