/** Phones held sideways, and great magnification. In px, as enlarged text makes no window low. */
export const lowWindow = '@media (max-height: 399px)';
export const notLowWindow = '@media (min-height: 400px)';
