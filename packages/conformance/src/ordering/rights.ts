/** Rights as shown on the contract's page; each applies in the right environment of the path. */
export const handles = 'SHOPPINGCART_INSERT or SHOPPINGCART_SUBMIT';
export const putsIn = 'SHOPPINGCART_INSERT';
export const submits = 'SHOPPINGCART_SUBMIT';
