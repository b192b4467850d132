import { useQuery } from '@tanstack/react-query';
import { auditChoicesQuery } from 'shared-api';
import { FilterBar, FilterDays, FilterSelect, SearchField } from 'shared-ui/data';
import { readable } from './auditText.ts';

const optionsOf = (values: readonly string[] = []) =>
  values.map((value) => ({ value, label: readable(value) }));

export function AuditFilters({ chosen, onClear }: { chosen: number; onClear: () => void }) {
  const { data } = useQuery(auditChoicesQuery);
  const people = data?.people.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
  return (
    <FilterBar
      label="Filter the audit"
      search={<SearchField label="Search the audit" placeholder="Person, action, id or reason" />}
      chosen={chosen}
      onClear={onClear}
    >
      <FilterSelect label="Person" param="personId" options={people} />
      <FilterSelect label="Action" param="action" options={optionsOf(data?.actions)} />
      <FilterSelect label="Subject" param="subjectKind" options={optionsOf(data?.subjects)} />
      <FilterDays />
    </FilterBar>
  );
}
