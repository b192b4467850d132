import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { AccountType } from 'shared-api/accounts';
import { formatNaira } from 'shared-api/money';
import { links } from 'shared-ui';
import { RadioField } from 'shared-ui/fields';
import { PortalForm, SubmitButton } from 'shared-ui/form';
import { FormPage } from '../shared/FormPage.tsx';
import styles from './ChooseAccountTypePage.module.css';
import { useRegistrationFee } from './useRegistrationFee.ts';

const choices = [
  {
    value: 'CorporateOrganization',
    label: 'Corporate Organization',
    what: 'A company or organisation that books for its people and guests. Its registration documents are needed.',
    registration: 'corporate',
    form: links.registerCorporate(),
  },
  {
    value: 'GovernmentOfficial',
    label: 'Government Official',
    what: 'An office of the state or federal government.',
    registration: 'government',
    form: links.registerGovernment(),
  },
  {
    value: 'Individual',
    label: 'Individual',
    what: 'You book for yourself and others; no documents.',
    registration: 'individual',
    form: links.registerIndividual(),
  },
  {
    value: 'Family',
    label: 'Family',
    what: 'The head of a family books for its members; no documents.',
    registration: 'family',
    form: links.registerFamily(),
  },
] as const;

const feeText = (kobo: number) =>
  kobo > 0 ? `Registration fee\u00a0${formatNaira(kobo)}` : 'No registration fee';

/** A link may name the type in `?type=`. Otherwise the first type is selected. */
function usePreset(): AccountType {
  const [query] = useSearchParams();
  const preset = choices.find(({ registration }) => registration === query.get('type'));
  return (preset ?? choices[0]).value;
}

export function ChooseAccountTypePage() {
  const navigate = useNavigate();
  const preset = usePreset();
  const feeOf = useRegistrationFee();
  const accountTypes = choices.map((choice) => ({
    ...choice,
    hint: `${choice.what}\n${feeText(feeOf(choice.registration))}`,
  }));
  return (
    <FormPage
      title="Create account"
      lead="Choose who the account is for. Every registration is reviewed before the account can be used."
      breadcrumbs={[{ label: 'Create account' }]}
      after={
        <>
          Already registered? <Link to={links.login()}>Log in</Link>
        </>
      }
    >
      <PortalForm<{ accountType: AccountType }>
        label="Account type"
        local
        initialValues={{ accountType: preset }}
        onSubmit={({ accountType }) => {
          const chosen = choices.find(({ value }) => value === accountType);
          if (chosen) navigate(chosen.form);
        }}
      >
        <div className={styles.kinds}>
          <RadioField cards name="accountType" label="Account type" required options={accountTypes} />
        </div>
        <SubmitButton block>Continue</SubmitButton>
      </PortalForm>
    </FormPage>
  );
}
