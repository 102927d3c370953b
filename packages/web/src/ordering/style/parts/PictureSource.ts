import { createContext } from 'react';

/** The base URL of pictures: the configured address of the API. */
export const PictureSource = createContext('/api');
