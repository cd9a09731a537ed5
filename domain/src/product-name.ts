export const productName = 'Appliance Index';
