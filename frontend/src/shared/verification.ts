/** What technicians are promised for the check of their sign-up, and staff are held to. */
export const verificationHours = { usual: 24, latest: 48 } as const;
export const verificationTime = `${verificationHours.usual}-${verificationHours.latest} hours`;
