/** Rights as the contract's page tells them; each in the right environment of the path. */
export const handles = 'SHOPPINGCART_INSERT or SHOPPINGCART_SUBMIT';
export const putsIn = 'SHOPPINGCART_INSERT';
export const submits = 'SHOPPINGCART_SUBMIT';
