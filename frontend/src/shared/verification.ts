/** How long verification takes, as promised to technicians and shown to staff. */
export const verificationHours = { usual: 24, latest: 48 } as const;
export const verificationTime = `${verificationHours.usual}-${verificationHours.latest} hours`;
