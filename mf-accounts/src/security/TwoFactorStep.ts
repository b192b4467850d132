export interface TwoFactorStep {
  onCodes: (recoveryCodes: readonly string[]) => void;
  onDone: () => void;
  onCancel: () => void;
}
