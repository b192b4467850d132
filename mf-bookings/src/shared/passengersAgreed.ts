/** The law asks for it where somebody gives the details of others, and of children. */
export const passengersAgreed =
  'You say by it that every passenger agreed to what you state of them, and a parent or guardian for whoever is under 18.';
