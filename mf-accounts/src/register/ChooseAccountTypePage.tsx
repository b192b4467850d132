import { Link, useNavigate } from 'react-router-dom';
import type { AccountType } from 'shared-api/rules';
import { links } from 'shared-ui';
import { PortalForm, RadioCards, SubmitButton } from 'shared-ui/form';
import { FormPage } from '../shared/FormPage.tsx';

const accountTypes = [
  { value: 'CorporateOrganization', label: 'Corporate Organization', form: links.registerCorporate() },
  { value: 'GovernmentOfficial', label: 'Government Official', form: links.registerGovernment() },
  { value: 'Individual', label: 'Individual', form: links.registerIndividual() },
  { value: 'Family', label: 'Family', form: links.registerFamily() },
] as const satisfies readonly { value: AccountType; label: string; form: string }[];

export function ChooseAccountTypePage() {
  const navigate = useNavigate();
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
        initialValues={{ accountType: 'CorporateOrganization' }}
        onSubmit={({ accountType }) => {
          const chosen = accountTypes.find(({ value }) => value === accountType);
          if (chosen) navigate(chosen.form);
        }}
      >
        <RadioCards name="accountType" label="Account type" required options={accountTypes} />
        <SubmitButton block>Continue</SubmitButton>
      </PortalForm>
    </FormPage>
  );
}
