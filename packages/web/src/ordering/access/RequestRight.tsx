import type { OrderingRight } from '@selvedge/core/contract';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../../ui/buttons/Link.tsx';
import { useRightRequest } from './useRightRequest.ts';

type Props = Pick<ComponentProps<typeof Link>, 'look' | 'size' | 'className'> & {
  rights: readonly OrderingRight[];
};

/** Links to where a missing right can be requested. Renders nothing if there is no such place. The order stays open. */
export function RequestRight({ rights, ...looks }: Props) {
  const intl = useIntl();
  const href = useRightRequest(rights);
  if (href === null) return null;
  return (
    <Link {...looks} href={href} newTab>
      {intl.formatMessage({ id: 'whyNot.remedy.request' })}
    </Link>
  );
}
