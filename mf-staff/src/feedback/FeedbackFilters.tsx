import { airports } from 'shared-api/rules';
import { FilterBar, FilterDays, FilterSelect, SearchField } from 'shared-ui/data';

const airportOptions = airports.map(({ id, name }) => ({ value: String(id), label: name }));
const kinds = [
  { value: 'feedback', label: 'Feedback' },
  { value: 'survey', label: 'Survey' },
];
const ratings = [5, 4, 3, 2, 1].map((rating) => ({ value: String(rating), label: `About ${rating}` }));

export const FeedbackFilters = ({ chosen, onClear }: { chosen: number; onClear: () => void }) => (
  <FilterBar
    label="Filter feedback"
    search={<SearchField label="Search feedback" placeholder="Text, client or e-mail" />}
    chosen={chosen}
    onClear={onClear}
  >
    <FilterSelect label="Kind" param="kind" options={kinds} />
    <FilterSelect label="Airport" param="airportId" options={airportOptions} />
    <FilterSelect label="Rating" param="rating" options={ratings} />
    <FilterDays />
  </FilterBar>
);
