import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ClosedBagDrawing } from '../figures/drawings.tsx';
import { StateFrame } from './StateFrame.tsx';

type Props = {
  title?: string;
  /** The missing right, as text. */
  right?: string;
  /** Who can change it. By default the administrator. */
  children?: ReactNode;
  actions?: ReactNode;
  /** 1 if it is the page's only content. */
  level?: 1 | 2;
};

/** The area exists, but not for this user: says what is missing and who can change it. */
export function NoRightState({ title, right, children, actions, level = 1 }: Props) {
  const intl = useIntl();
  return (
    <StateFrame
      level={level}
      title={title ?? intl.formatMessage({ id: 'ui.right.title' })}
      actions={actions}
      drawing={<ClosedBagDrawing />}
    >
      {right && <p>{intl.formatMessage({ id: 'ui.right.missing' }, { right })}</p>}
      <div>{children ?? intl.formatMessage({ id: 'ui.right.who' })}</div>
    </StateFrame>
  );
}
