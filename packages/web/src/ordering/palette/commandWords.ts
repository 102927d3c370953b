import type { CommandId, Off } from '@selvedge/core/ordering';
import type { IntlShape } from 'react-intl';
import { whyNotText } from '../whyNot/whyNotText.ts';

export const commandNames = (intl: IntlShape): Readonly<Record<CommandId, string>> => ({
  save: intl.formatMessage({ id: 'palette.command.save' }),
  undo: intl.formatMessage({ id: 'palette.command.undo' }),
  redo: intl.formatMessage({ id: 'palette.command.redo' }),
  clearFilters: intl.formatMessage({ id: 'palette.command.clearFilters' }),
  approve: intl.formatMessage({ id: 'palette.command.approve' }),
  recall: intl.formatMessage({ id: 'palette.command.recall' }),
  finalize: intl.formatMessage({ id: 'palette.command.finalize' }),
  checkAgain: intl.formatMessage({ id: 'palette.command.checkAgain' }),
  toStyles: intl.formatMessage({ id: 'palette.command.toStyles' }),
  toCart: intl.formatMessage({ id: 'palette.command.toCart' }),
  toCheck: intl.formatMessage({ id: 'palette.command.toCheck' }),
  toEntry: intl.formatMessage({ id: 'palette.command.toEntry' }),
  toLive: intl.formatMessage({ id: 'palette.command.toLive' }),
  toSeasons: intl.formatMessage({ id: 'palette.command.toSeasons' }),
  toPreorder: intl.formatMessage({ id: 'palette.command.toPreorder' }),
  toPostorder: intl.formatMessage({ id: 'palette.command.toPostorder' }),
  toWaiting: intl.formatMessage({ id: 'palette.command.toWaiting' }),
  toDashboard: intl.formatMessage({ id: 'palette.command.toDashboard' }),
});

const offTexts = (intl: IntlShape): Readonly<Record<Exclude<Off['code'], 'lacks'>, string>> => ({
  noPlace: intl.formatMessage({ id: 'palette.off.noPlace' }),
  noCustomer: intl.formatMessage({ id: 'palette.off.noCustomer' }),
  notNarrowed: intl.formatMessage({ id: 'palette.off.notNarrowed' }),
  noCart: intl.formatMessage({ id: 'palette.off.noCart' }),
  atCheck: intl.formatMessage({ id: 'palette.off.atCheck' }),
});

/** Why a command is disabled, and what enables it. */
export const offText = (intl: IntlShape, off: Off): string =>
  off.code === 'lacks' ? whyNotText(intl, off.reasons) : offTexts(intl)[off.code];
