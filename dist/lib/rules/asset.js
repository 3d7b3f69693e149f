"use strict";module.exports={"rules/asset"(d,r,l,p){let g;const c=()=>g??=r("model/hash-form");let m;const e=()=>m??=r("rules/example\
-asset");let f;const a=()=>f??=r("rules/rule");l(d,{assetRules:()=>u});function h({type:t,id:s,others:n=0},o){if(n===0)return`\
The ${t} \`${s}\` has no \`${o}\`.`;const i=n===1?"another asset":`${n} other assets`;return`The ${t} \`${s}\` and ${i} \
in its file have no \`${o}\`.`}const u=(0,a().rules)("asset",{"validation-missing":(0,a().rule)({severity:"error",group:"\
content",ignorable:!0,title:"Gene has no validation command",why:"A gene without a validation command provides no eviden\
ce that it works. The protocol requires at least one command, and a report without commands is not a success.",wrong:(0,e().
genes)({validation:[]}),right:(0,e().genes)({validation:["npm test"]}),message:({gene:t})=>`The gene \`${t}\` has no vali\
dation command.`,remedy:()=>"Add a command that fails when the gene breaks something."}),"validation-malformed":(0,a().rule)(
{severity:"error",title:"Validation of a gene is not a list of strings",why:"Readers handle other values differently: so\
me run a single string, some split it, and some skip entries that are not strings. The gate runs no command of this gene\
.",wrong:(0,e().genes)({validation:"npm test"}),right:(0,e().genes)({validation:["npm test"]}),message:({gene:t,field:s,
expected:n})=>`The field \`${s}\` of the gene \`${t}\` must be ${n}.`,remedy:()=>"Write `validation` as a list of string\
s, with one command in each string."}),"validation-blank":(0,a().rule)({severity:"notice",title:"Validation list has a b\
lank entry",why:"The reference engine skips entries that are empty or only white space, and so does the gate. A gene who\
se entries are all blank has no validation command.",wrong:(0,e().genes)({validation:["npm test"," "]}),right:(0,e().genes)(
{validation:["npm test"]}),message:({gene:t,field:s})=>`The gene \`${t}\` has a blank entry in \`${s}\`.`,remedy:()=>"Re\
move the blank entry."}),"validation-vacuous":(0,a().rule)({severity:"error",group:"content",ignorable:!0,title:"No vali\
dation command of a gene can fail",why:"A command such as `node --version` passes for every change. A gene needs at leas\
t one command that checks the change.",wrong:(0,e().genes)({validation:["node --version"]}),right:{...(0,e().genes)({validation:[
"node --version","node --test"]}),also:{"only-prints":"The other command is enough."}},message:({gene:t})=>`No validatio\
n command of the gene \`${t}\` checks the change.`,remedy:()=>"Add a command that fails when the gene breaks something."}),
"validation-duplicate":(0,a().rule)({severity:"warning",group:"content",title:"Gene has a duplicate validation command",
why:"Identical commands run once. The second one proves nothing, and often another command was intended.",wrong:(0,e().genes)(
{validation:["npm test","npm test"]}),right:(0,e().genes)({validation:["npm test","npm run check"]}),message:({gene:t,command:s})=>`\
The gene \`${t}\` lists the command \`${s}\` more than once.`,remedy:()=>"Remove the duplicate."}),"constraints-missing":(0,a().
rule)({severity:"warning",group:"schema",title:"Gene does not declare its constraints",why:"The protocol requires `const\
raints.max_files` and `constraints.forbidden_paths` in every gene. Without them, the limit is 20 files, and only the pat\
hs that are always forbidden are forbidden. The gene cannot be promoted.",wrong:(0,e().genes)({constraints:void 0}),right:(0,e().
genes)({constraints:{max_files:5,forbidden_paths:[".git","node_modules"]}}),message:({gene:t,field:s})=>`The gene \`${t}\
\` has no \`${s}\`.`,remedy:({field:t})=>`Add \`${t}\` to the gene.`}),"constraints-malformed":(0,a().rule)({severity:"e\
rror",group:"schema",ignorable:!0,title:"Constraint of a gene is not valid",why:"A limit that is ignored because it is m\
alformed is not a limit. `max_files` is an integer greater than 0. `forbidden_paths` is a list of paths below the root o\
f the repository, written with `/`.",wrong:(0,e().genes)({constraints:{max_files:"5",forbidden_paths:"src/core"}}),right:(0,e().
genes)({constraints:{max_files:5,forbidden_paths:["src/core"]}}),message:({gene:t,field:s,expected:n})=>`The field \`${s}\
\` of the gene \`${t}\` must be ${n}.`,remedy:({field:t,expected:s})=>`Change \`${t}\` to ${s}.`}),"forbidden-path-patte\
rn":(0,a().rule)({severity:"warning",title:"Forbidden path contains a wildcard",why:"An entry of `forbidden_paths` is a \
path and includes everything below it. `*` and `?` are ordinary characters, so a pattern forbids nothing.",wrong:(0,e().
genes)({constraints:{max_files:5,forbidden_paths:["src/core/**"]}}),right:(0,e().genes)({constraints:{max_files:5,forbidden_paths:[
"src/core"]}}),message:({gene:t,entry:s})=>`The gene \`${t}\` forbids \`${s}\`, which is read as a path, not as a pattern\
.`,remedy:()=>"Write the path of the directory; everything below it is also forbidden."}),"constraints-loosened":(0,a().
rule)({counted:["loosened"],instance:["loosened"],severity:"warning",title:"Change loosens the constraints of a gene",why:"\
A change cannot loosen the constraints that apply to it: the stricter of the old and the new constraints apply. The loos\
er constraints apply from the next change on, so reviewers need to know about them.",wrong:{base:{[e().GENES]:[(0,e().gene)(
{constraints:{max_files:5,forbidden_paths:[".git"]}})]},head:{[e().GENES]:[(0,e().gene)({constraints:{max_files:50,forbidden_paths:[
".git"]}})]}},right:{base:{[e().GENES]:[(0,e().gene)({constraints:{max_files:5,forbidden_paths:[".git"]}})]},head:{[e().
GENES]:[(0,e().gene)({constraints:{max_files:4,forbidden_paths:[".git"]}})]}},message:({gene:t,loosened:s})=>`The change\
 loosens the constraints of the gene \`${t}\` (${s.join("; ")}); the stricter ones apply to this change.`,remedy:()=>"Ke\
ep the constraints, or ask a reviewer to approve the looser ones."}),"constraints-beyond-cap":(0,a().rule)({counted:["ma\
xFiles","cap"],severity:"warning",since:"0.2.0",title:"Change sets a limit above the hard cap",why:"`constraints.max_fil\
es` of a gene cannot raise the hard cap of the policy (60 files). A larger number has no effect, and readers of the gene\
 take it for its limit.",wrong:(0,e().genes)({constraints:{max_files:500,forbidden_paths:[".git"]}}),right:(0,e().genes)(
{constraints:{max_files:60,forbidden_paths:[".git"]}}),configure:`blast_radius:
  hard_cap_files: 60`,message:({gene:t,maxFiles:s,cap:n})=>`The gene \`${t}\` allows ${s} files, but the hard cap of the\
 policy is ${n} files.`,remedy:({cap:t})=>`Set \`constraints.max_files\` to ${t} or less.`}),"look-alike-id":(0,a().rule)(
{severity:"error",since:"0.2.0",title:"Id of a new asset looks like the id of another asset",why:"Two ids that differ on\
ly in case, in invisible characters, in characters that look alike, or in their Unicode form are different assets with d\
ifferent limits, but people and file systems take them for one. With a look-alike id, a gene could be copied with looser\
 limits.",wrong:{base:{[e().GENES]:[(0,e().gene)({id:"gene_retry"})]},head:{[e().GENES]:[(0,e().gene)({id:"gene_retry"}),
(0,e().gene)({id:"Gene_Retry"})]}},right:{base:{[e().GENES]:[(0,e().gene)({id:"gene_retry"})]},head:{[e().GENES]:[(0,e().
gene)({id:"gene_retry"}),(0,e().gene)({id:"gene_retry_timeout"})]}},message:({type:t,id:s,other:n})=>`The id of the new ${t}\
 \`${s}\` looks like that of the ${t} \`${n}\`.`,remedy:()=>"Choose an id that differs in more than its spelling."}),"sc\
hema-version-missing":(0,a().rule)({instance:["type","fixable"],severity:"notice",group:"schema",title:"Asset has no sch\
ema version",why:"The protocol requires `schema_version`. A repository can keep an asset without it, so this is a notice\
, one for each file. In a promotion it is an error.",wrong:(0,e().genes)({schema_version:void 0}),right:(0,e().genes)({schema_version:"\
1.13.0"}),message:t=>h(t,"schema_version"),remedy:({fixable:t,foreign:s})=>s?"Ask the author for the asset with a `schem\
a_version`.":`${t?"Run `gene-gate fix --identity --write`, or add":"Add"} \`schema_version\`, a string of three numbers su\
ch as \`1.13.0\`.`}),"schema-field-missing":(0,a().rule)({cause:({type:t})=>`schema of ${t}`,severity:"warning",group:"s\
chema",title:"Asset is missing a required field",why:"The protocol publishes a JSON Schema for each type of asset, and h\
ubs reject assets that do not match it. In a repository this is a warning. In a promotion it is an error, unless the ass\
et declares an older schema (`schema_version` below 1.13.0), which may not require the field.",wrong:(0,e().genes)({category:void 0}),
right:(0,e().genes)({category:"repair"}),message:({type:t,id:s,fields:n,where:o})=>`The ${t} \`${s}\` is missing ${n.map(
i=>`\`${i}\``).join(", ")}${o}.`,remedy:()=>"Add the missing fields as the schema of the protocol describes them."}),"sc\
hema-field-unknown":(0,a().rule)({cause:({type:t})=>`schema of ${t}`,severity:"warning",group:"schema",title:"Asset has \
an unknown field",why:"The schemas of the protocol do not allow additional fields: an unknown field makes the asset inva\
lid, and hubs reject it. The field also changes the `asset_id`. In a repository this is a warning. In a promotion it is \
an error, unless the asset declares an older schema.",wrong:(0,e().genes)({registered_by:"agent-7"}),right:{head:{[e().GENES]:[
(0,e().gene)()],"docs/genes.md":`gene_a was registered by agent-7.
`}},message:({type:t,id:s,field:n,where:o})=>`The ${t} \`${s}\` has the unknown field \`${n}\`${o}.`,remedy:({field:t})=>`\
Remove \`${t}\` or store it outside the asset.`}),"schema-field-invalid":(0,a().rule)({cause:({type:t})=>`schema of ${t}`,
counted:["found"],severity:"warning",group:"schema",title:"Field of an asset does not match the schema",why:"Readers rel\
y on the types and ranges in the schemas of the protocol. They read a score above 1, or a list of strings instead of obj\
ects, differently or not at all. In a repository this is a warning. In a promotion it is an error, unless the asset decl\
ares an older schema.",wrong:{head:{[e().CAPSULES]:[(0,e().capsule)({outcome:{status:"success",score:92}})]}},right:{head:{
[e().CAPSULES]:[(0,e().capsule)({outcome:{status:"success",score:.92}})]}},message:({type:t,id:s,field:n,expected:o,found:i})=>`\
The field \`${n}\` of the ${t} \`${s}\` must be ${o}, but it is ${i}.`,remedy:({field:t,expected:s})=>`Change \`${t}\` to\
 ${s}.`}),"content-hash-missing":(0,a().rule)({instance:["expected","type","fixable"],severity:"notice",group:"hashes",title:"\
Asset has no asset_id",why:"`asset_id` is the hash of the content of an asset. It shows others that they have the same a\
sset. A repository can keep an asset without it, so this is a notice, one for each file. In a promotion it is an error.",
wrong:(0,e().genes)({asset_id:void 0}),right:(0,e().genes)({asset_id:e().RIGHT_HASH.own}),message:t=>h(t,"asset_id"),remedy:({
expected:t,fixable:s,foreign:n})=>{if(n)return"Ask the author for the asset with its `asset_id`.";const o=s?"Run `gene-g\
ate fix --identity --write`, or add":"Add",i=t===void 0?"an `asset_id` to each":`\`"asset_id": "${t}"\``;return`${o} ${i}\
, the hash of ${t===void 0?"its":"the current"} content.`}}),"content-hash-mismatch":(0,a().rule)({instance:["expected",
"type","fixable","form"],severity:"error",group:"hashes",ignorable:!0,title:"Asset content does not match its asset_id",
why:"`asset_id` is the hash of the content in canonical JSON, without `asset_id` itself. An asset that was edited but no\
t hashed again claims to be another asset, and every hub rejects it. For a Capsule, the form of the hubs is also accepte\
d, which omits `outcome.notes` and `outcome.details`. Programs that write JSON in another way before they hash it get an\
other hash: if the `asset_id` is the hash of one of the other known forms, the message says which, and nobody changed wh\
at that form contains.",wrong:(0,e().genes)({summary:"Edited.",asset_id:e().WRONG_HASH}),right:(0,e().genes)({summary:"E\
dited.",asset_id:e().RIGHT_HASH.own}),message:({type:t,id:s,form:n})=>`The \`asset_id\` of the ${t} \`${s}\` does not mat\
ch its content${n===void 0?"":`, but the content as hashed by ${c().HASH_FORMS[n]??n}`}.`,remedy:({expected:t,fixable:s,
foreign:n,form:o})=>n?o===void 0?"Ask the author for the original asset; it matches no known form, so it was changed aft\
er it was hashed.":`Ask the author to hash it by the current protocol: \`${t}\`.`:`${s?"Run `gene-gate fix --write`, or \
set":"Set"} \`asset_id\` to \`${t}\`, the hash of the current content.`}),"gene-not-found":(0,a().rule)({instance:["gene"],
severity:"error",group:"content",unproven:!0,ignorable:!0,title:"Capsule or event names a gene that does not exist",why:"\
A Capsule or an event names the gene that was applied. If no asset file of the change contains this gene, its limits and\
 validation commands are unknown, and the claim cannot be verified.",wrong:{head:{[e().CAPSULES]:[(0,e().capsule)({gene:"\
gene_unknown"})]}},right:{head:{[e().CAPSULES]:[(0,e().capsule)({gene:"gene_a"})],[e().GENES]:[(0,e().gene)()]}},message:({
type:t,id:s,gene:n})=>`The ${t} \`${s}\` names the gene \`${n}\`, which is not in any asset file.`,remedy:({gene:t})=>`A\
dd the gene \`${t}\`, or correct the name.`}),"gene-removed":(0,a().rule)({severity:"notice",title:"Change removes a gen\
e",why:"The commands of a removed gene no longer run. Its limits still apply to the change that removes it, because a ge\
ne could be replaced by one with another id and looser limits; they no longer apply to later changes.",wrong:{base:{[e().
GENES]:[(0,e().gene)({id:"gene_a"}),(0,e().gene)({id:"gene_b"})]},head:{[e().GENES]:[(0,e().gene)({id:"gene_b"})]}},right:{
base:{[e().GENES]:[(0,e().gene)({id:"gene_a"})]},head:{[e().GENES]:[(0,e().gene)({id:"gene_a"}),(0,e().gene)({id:"gene_b"})]}},
message:({gene:t})=>`The change removes the gene \`${t}\`.`,remedy:()=>"Confirm that the removal is intended."})})}};
