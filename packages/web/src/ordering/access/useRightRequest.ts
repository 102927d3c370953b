import { within } from '@selvedge/core';
import type { OrderingRight } from '@selvedge/core/contract';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { rightName } from './rightName.ts';
import { SelfService } from './SelfService.ts';

/** The URL where rights are requested, with a subject that names them. Null if there is none. */
export function useRightRequest(rights: readonly OrderingRight[]): string | null {
  const intl = useIntl();
  const area = useContext(SelfService);
  if (area === null || rights.length === 0) return null;
  const names = intl.formatList(rights.map((right) => rightName(intl, right)));
  const subject = intl.formatMessage({ id: 'whyNot.request.subject' }, { rights: names });
  const query = new URLSearchParams({ lang: intl.locale.slice(0, 2), subject });
  return within(area, `request?${query}`);
}
