/** What a dialog of two-factor sign-in does when it is through. */
export interface TwoFactorStep {
  onCodes: (recoveryCodes: readonly string[]) => void;
  onDone: () => void;
  onCancel: () => void;
}
