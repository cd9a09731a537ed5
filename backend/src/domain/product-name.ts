/** The product's name, as it stands on every page. */
export const productName = 'Appliance Index';
