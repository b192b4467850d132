/** The law requires this statement from people who give details of others or of children. */
export const passengersAgreed =
  'You say by it that every passenger agreed to what you state of them, and a parent or guardian for whoever is under 18.';
