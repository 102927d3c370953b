import { createContext } from 'react';

/** Where pictures are delivered from: the configured address of the API. */
export const PictureSource = createContext('/api');
