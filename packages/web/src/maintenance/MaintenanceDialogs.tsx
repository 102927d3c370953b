import type { ShownMaintenance } from '@selvedge/core/overlays';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../ui/buttons/Button.tsx';
import { Link } from '../ui/buttons/Link.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { MaintenanceFacts } from './MaintenanceFacts.tsx';
import type { TileTitles } from './titlesOf.ts';
import { useMaintenanceTitle } from './useMaintenanceTitle.ts';

type DetailsProps = { shown: ShownMaintenance | null; tileTitles: TileTitles; onClose: () => void };

/** The details of a maintenance, opened from its banner. */
export function DetailsDialog({ shown, tileTitles, onClose }: DetailsProps) {
  const intl = useIntl();
  const title = useMaintenanceTitle(shown?.phase);
  return (
    <Dialog
      open={shown !== null}
      onClose={onClose}
      title={title}
      actions={
        <Button variant="primary" onClick={onClose}>
          {intl.formatMessage({ id: 'ui.action.close' })}
        </Button>
      }
    >
      {shown && <MaintenanceFacts shown={shown} tileTitles={tileTitles} />}
    </Dialog>
  );
}

const linkRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '2',
  width: 'full',
});
const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6' });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'control',
  textStyle: 'control',
  _focusVisible: { outlineOffset: '[4px]' },
});

type BlockingProps = {
  shown: ShownMaintenance | null;
  tileTitles: TileTitles;
  isSignedIn: boolean;
  /** The language selector, which stays available in the dialog. */
  languages: ReactNode;
};

/**
 * Blocks a page under maintenance until it is over. The only ways out are signing out, the imprint, another language,
 * and the dashboard if it is open (requirement E3).
 */
export function BlockingDialog({ shown, tileTitles, isSignedIn, languages }: BlockingProps) {
  const intl = useIntl();
  const title = useMaintenanceTitle('active');
  const parts = shown?.maintenance.parts ?? [];
  const isDashboardOpen = isSignedIn && parts.length > 0 && !parts.includes('dashboard');
  return (
    <Dialog
      open={shown !== null}
      kind="alertdialog"
      dismissible={false}
      onClose={() => {}}
      title={title}
      description={intl.formatMessage({ id: 'maintenance.blocked.lead' })}
      actions={
        <div className={linkRow}>
          <nav aria-label={intl.formatMessage({ id: 'maintenance.blocked.ways' })} className={links}>
            {isDashboardOpen && (
              <Link look="quiet" href="/" className={link}>
                {intl.formatMessage({ id: 'app.page.toDashboard' })}
              </Link>
            )}
            <Link look="quiet" href="/imprint" className={link}>
              {intl.formatMessage({ id: 'app.trail.imprint' })}
            </Link>
            {isSignedIn && (
              <Link look="quiet" href="/logout" className={link}>
                {intl.formatMessage({ id: 'shell.navigation.logout' })}
              </Link>
            )}
          </nav>
          {languages}
        </div>
      }
    >
      {shown && <MaintenanceFacts shown={shown} tileTitles={tileTitles} />}
    </Dialog>
  );
}
