import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ClosedBagDrawing } from './drawings.tsx';
import { StateFrame } from './StateFrame.tsx';

type Props = {
  title?: string;
  /** The right that is missing, in words. */
  right?: string;
  /** Who can change it; the administrator unless told. */
  children?: ReactNode;
  actions?: ReactNode;
};

/** The area exists, but not for this person: what is missing and who can change it. */
export function NoRightState({ title, right, children, actions }: Props) {
  const intl = useIntl();
  return (
    <StateFrame
      level={1}
      title={title ?? intl.formatMessage({ id: 'ui.right.title' })}
      actions={actions}
      drawing={<ClosedBagDrawing />}
    >
      {right && <p>{intl.formatMessage({ id: 'ui.right.missing' }, { right })}</p>}
      <div>{children ?? intl.formatMessage({ id: 'ui.right.who' })}</div>
    </StateFrame>
  );
}
