import type { Portal } from '@selvedge/core';
import { createContext } from 'react';

/** The portal, for what accompanies every page. Null where ordering stands alone. */
export const PortalSource = createContext<Portal | null>(null);
