"use strict";module.exports={"rules/asset"(d,r,g,f){let l;const e=()=>l??=r("rules/example-asset");let c;const a=()=>c??=r("rules/rul\
e");g(d,{assetRules:()=>m});function h({type:t,id:s,others:n=0},i){if(n===0)return`The ${t} \`${s}\` has no \`${i}\`.`;const o=n===
1?"another asset":`${n} other assets`;return`The ${t} \`${s}\` and ${o} in its file have no \`${i}\`.`}const m=(0,a().rules)(
"asset",{"validation-missing":(0,a().rule)({severity:"error",group:"content",ignorable:!0,title:"Gene has no validation \
command",why:"A gene without a validation command provides no evidence that it works. The protocol requires at least one\
 command, and a report without commands is not a success.",wrong:(0,e().genes)({validation:[]}),right:(0,e().genes)({validation:[
"npm test"]}),message:({gene:t})=>`The gene \`${t}\` has no validation command.`,remedy:()=>"Add a command that fails wh\
en the gene breaks something."}),"validation-malformed":(0,a().rule)({severity:"error",title:"Validation of a gene is no\
t a list of strings",why:"Readers handle other values differently: some run a single string, some split it, and some ski\
p entries that are not strings. The gate runs no command of this gene.",wrong:(0,e().genes)({validation:"npm test"}),right:(0,e().
genes)({validation:["npm test"]}),message:({gene:t,field:s,expected:n})=>`The field \`${s}\` of the gene \`${t}\` must be\
 ${n}.`,remedy:()=>"Write `validation` as a list of strings, with one command in each string."}),"validation-blank":(0,a().
rule)({severity:"notice",title:"Validation list has a blank entry",why:"The reference engine skips entries that are empt\
y or only white space, and so does the gate. A gene whose entries are all blank has no validation command.",wrong:(0,e().
genes)({validation:["npm test"," "]}),right:(0,e().genes)({validation:["npm test"]}),message:({gene:t,field:s})=>`The ge\
ne \`${t}\` has a blank entry in \`${s}\`.`,remedy:()=>"Remove the blank entry."}),"validation-vacuous":(0,a().rule)({severity:"\
error",group:"content",ignorable:!0,title:"No validation command of a gene can fail",why:"A command such as `node --vers\
ion` passes for every change. A gene needs at least one command that checks the change.",wrong:(0,e().genes)({validation:[
"node --version"]}),right:{...(0,e().genes)({validation:["node --version","node --test"]}),also:{"only-prints":"The othe\
r command is enough."}},message:({gene:t})=>`No validation command of the gene \`${t}\` checks the change.`,remedy:()=>"\
Add a command that fails when the gene breaks something."}),"validation-duplicate":(0,a().rule)({severity:"warning",group:"\
content",title:"Gene has a duplicate validation command",why:"Identical commands run once. The second one proves nothing\
, and often another command was intended.",wrong:(0,e().genes)({validation:["npm test","npm test"]}),right:(0,e().genes)(
{validation:["npm test","npm run check"]}),message:({gene:t,command:s})=>`The gene \`${t}\` lists the command \`${s}\` mo\
re than once.`,remedy:()=>"Remove the duplicate."}),"constraints-missing":(0,a().rule)({severity:"warning",group:"schema",
title:"Gene does not declare its constraints",why:"The protocol requires `constraints.max_files` and `constraints.forbid\
den_paths` in every gene. Without them, the limit is 20 files, and only the paths that are always forbidden are forbidde\
n. The gene cannot be promoted.",wrong:(0,e().genes)({constraints:void 0}),right:(0,e().genes)({constraints:{max_files:5,
forbidden_paths:[".git","node_modules"]}}),message:({gene:t,field:s})=>`The gene \`${t}\` has no \`${s}\`.`,remedy:({field:t})=>`\
Add \`${t}\` to the gene.`}),"constraints-malformed":(0,a().rule)({severity:"error",group:"schema",ignorable:!0,title:"C\
onstraint of a gene is not valid",why:"A limit that is ignored because it is malformed is not a limit. `max_files` is an\
 integer greater than 0. `forbidden_paths` is a list of paths below the root of the repository, written with `/`.",wrong:(0,e().
genes)({constraints:{max_files:"5",forbidden_paths:"src/core"}}),right:(0,e().genes)({constraints:{max_files:5,forbidden_paths:[
"src/core"]}}),message:({gene:t,field:s,expected:n})=>`The field \`${s}\` of the gene \`${t}\` must be ${n}.`,remedy:({field:t,
expected:s})=>`Change \`${t}\` to ${s}.`}),"forbidden-path-pattern":(0,a().rule)({severity:"warning",title:"Forbidden pa\
th contains a wildcard",why:"An entry of `forbidden_paths` is a path and includes everything below it. `*` and `?` are o\
rdinary characters, so a pattern forbids nothing.",wrong:(0,e().genes)({constraints:{max_files:5,forbidden_paths:["src/c\
ore/**"]}}),right:(0,e().genes)({constraints:{max_files:5,forbidden_paths:["src/core"]}}),message:({gene:t,entry:s})=>`T\
he gene \`${t}\` forbids \`${s}\`, which is read as a path, not as a pattern.`,remedy:()=>"Write the path of the directo\
ry; everything below it is also forbidden."}),"constraints-loosened":(0,a().rule)({counted:["loosened"],severity:"warnin\
g",title:"Change loosens the constraints of a gene",why:"A change cannot loosen the constraints that apply to it: the st\
ricter of the old and the new constraints apply. The looser constraints apply from the next change on, so reviewers need\
 to know about them.",wrong:{base:{[e().GENES]:[(0,e().gene)({constraints:{max_files:5,forbidden_paths:[".git"]}})]},head:{
[e().GENES]:[(0,e().gene)({constraints:{max_files:50,forbidden_paths:[".git"]}})]}},right:{base:{[e().GENES]:[(0,e().gene)(
{constraints:{max_files:5,forbidden_paths:[".git"]}})]},head:{[e().GENES]:[(0,e().gene)({constraints:{max_files:4,forbidden_paths:[
".git"]}})]}},message:({gene:t,loosened:s})=>`The change loosens the constraints of the gene \`${t}\` (${s.join("; ")});\
 the stricter ones apply to this change.`,remedy:()=>"Keep the constraints, or ask a reviewer to approve the looser ones\
."}),"constraints-beyond-cap":(0,a().rule)({counted:["maxFiles","cap"],severity:"warning",since:"0.2.0",title:"Change se\
ts a limit above the hard cap",why:"`constraints.max_files` of a gene cannot raise the hard cap of the policy (60 files)\
. A larger number has no effect, and readers of the gene take it for its limit.",wrong:(0,e().genes)({constraints:{max_files:500,
forbidden_paths:[".git"]}}),right:(0,e().genes)({constraints:{max_files:60,forbidden_paths:[".git"]}}),configure:`blast_\
radius:
  hard_cap_files: 60`,message:({gene:t,maxFiles:s,cap:n})=>`The gene \`${t}\` allows ${s} files, but the hard cap of the\
 policy is ${n} files.`,remedy:({cap:t})=>`Set \`constraints.max_files\` to ${t} or less.`}),"look-alike-id":(0,a().rule)(
{severity:"error",since:"0.2.0",title:"Id of a new asset looks like the id of another asset",why:"Two ids that differ on\
ly in case, in invisible characters, in characters that look alike, or in their Unicode form are different assets with d\
ifferent limits, but people and file systems take them for one. With a look-alike id, a gene could be copied with looser\
 limits.",wrong:{base:{[e().GENES]:[(0,e().gene)({id:"gene_retry"})]},head:{[e().GENES]:[(0,e().gene)({id:"gene_retry"}),
(0,e().gene)({id:"Gene_Retry"})]}},right:{base:{[e().GENES]:[(0,e().gene)({id:"gene_retry"})]},head:{[e().GENES]:[(0,e().
gene)({id:"gene_retry"}),(0,e().gene)({id:"gene_retry_timeout"})]}},message:({type:t,id:s,other:n})=>`The id of the new ${t}\
 \`${s}\` looks like that of the ${t} \`${n}\`.`,remedy:()=>"Choose an id that differs in more than its spelling."}),"sc\
hema-version-missing":(0,a().rule)({severity:"notice",group:"schema",title:"Asset has no schema version",why:"The protoc\
ol requires `schema_version`. A repository can keep an asset without it, so this is a notice, one for each file. In a pr\
omotion it is an error.",wrong:(0,e().genes)({schema_version:void 0}),right:(0,e().genes)({schema_version:"1.13.0"}),message:t=>h(
t,"schema_version"),remedy:({fixable:t,foreign:s})=>s?"Ask the author for the asset with a `schema_version`.":`${t?"Run \
`gene-gate fix --identity --write`, or add":"Add"} \`schema_version\`, a string of three numbers such as \`1.13.0\`.`}),
"schema-field-missing":(0,a().rule)({severity:"warning",group:"schema",title:"Asset is missing a required field",why:"Th\
e protocol publishes a JSON Schema for each type of asset, and hubs reject assets that do not match it. In a repository \
this is a warning. In a promotion it is an error, unless the asset declares an older schema (`schema_version` below 1.13\
.0), which may not require the field.",wrong:(0,e().genes)({category:void 0}),right:(0,e().genes)({category:"repair"}),message:({
type:t,id:s,fields:n,where:i})=>`The ${t} \`${s}\` is missing ${n.map(o=>`\`${o}\``).join(", ")}${i}.`,remedy:()=>"Add t\
he missing fields as the schema of the protocol describes them."}),"schema-field-unknown":(0,a().rule)({severity:"warnin\
g",group:"schema",title:"Asset has an unknown field",why:"The schemas of the protocol do not allow additional fields: an\
 unknown field makes the asset invalid, and hubs reject it. The field also changes the `asset_id`. In a repository this \
is a warning. In a promotion it is an error, unless the asset declares an older schema.",wrong:(0,e().genes)({registered_by:"\
agent-7"}),right:{head:{[e().GENES]:[(0,e().gene)()],"docs/genes.md":`gene_a was registered by agent-7.
`}},message:({type:t,id:s,field:n,where:i})=>`The ${t} \`${s}\` has the unknown field \`${n}\`${i}.`,remedy:({field:t})=>`\
Remove \`${t}\` or store it outside the asset.`}),"schema-field-invalid":(0,a().rule)({counted:["found"],severity:"warni\
ng",group:"schema",title:"Field of an asset does not match the schema",why:"Readers rely on the types and ranges in the \
schemas of the protocol. They read a score above 1, or a list of strings instead of objects, differently or not at all. \
In a repository this is a warning. In a promotion it is an error, unless the asset declares an older schema.",wrong:{head:{
[e().CAPSULES]:[(0,e().capsule)({outcome:{status:"success",score:92}})]}},right:{head:{[e().CAPSULES]:[(0,e().capsule)({
outcome:{status:"success",score:.92}})]}},message:({type:t,id:s,field:n,expected:i,found:o})=>`The field \`${n}\` of the ${t}\
 \`${s}\` must be ${i}, but it is ${o}.`,remedy:({field:t,expected:s})=>`Change \`${t}\` to ${s}.`}),"content-hash-missi\
ng":(0,a().rule)({instance:["expected"],severity:"notice",group:"hashes",title:"Asset has no asset_id",why:"`asset_id` i\
s the hash of the content of an asset. It shows others that they have the same asset. A repository can keep an asset wit\
hout it, so this is a notice, one for each file. In a promotion it is an error.",wrong:(0,e().genes)({asset_id:void 0}),
right:(0,e().genes)({asset_id:e().RIGHT_HASH.own}),message:t=>h(t,"asset_id"),remedy:({expected:t,fixable:s,foreign:n})=>{
if(n)return"Ask the author for the asset with its `asset_id`.";const i=s?"Run `gene-gate fix --identity --write`, or add":
"Add",o=t===void 0?"an `asset_id` to each":`\`"asset_id": "${t}"\``;return`${i} ${o}, the hash of ${t===void 0?"its":"th\
e current"} content.`}}),"content-hash-mismatch":(0,a().rule)({instance:["expected"],severity:"error",group:"hashes",ignorable:!0,
title:"Asset content does not match its asset_id",why:"`asset_id` is the hash of the content in canonical JSON, without \
`asset_id` itself. An asset that was edited but not hashed again claims to be another asset, and every hub rejects it. F\
or a Capsule, the form of the hubs is also accepted, which omits `outcome.notes` and `outcome.details`.",wrong:(0,e().genes)(
{summary:"Edited.",asset_id:e().WRONG_HASH}),right:(0,e().genes)({summary:"Edited.",asset_id:e().RIGHT_HASH.own}),message:({
type:t,id:s})=>`The \`asset_id\` of the ${t} \`${s}\` does not match its content.`,remedy:({expected:t,fixable:s,foreign:n})=>n?
"Ask the author for the original asset; it was changed after it was hashed.":`${s?"Run `gene-gate fix --write`, or set":
"Set"} \`asset_id\` to \`${t}\`, the hash of the current content.`}),"gene-not-found":(0,a().rule)({severity:"error",group:"\
content",unproven:!0,ignorable:!0,title:"Capsule or event names a gene that does not exist",why:"A Capsule or an event n\
ames the gene that was applied. If no asset file of the change contains this gene, its limits and validation commands ar\
e unknown, and the claim cannot be verified.",wrong:{head:{[e().CAPSULES]:[(0,e().capsule)({gene:"gene_unknown"})]}},right:{
head:{[e().CAPSULES]:[(0,e().capsule)({gene:"gene_a"})],[e().GENES]:[(0,e().gene)()]}},message:({type:t,id:s,gene:n})=>`\
The ${t} \`${s}\` names the gene \`${n}\`, which is not in any asset file.`,remedy:({gene:t})=>`Add the gene \`${t}\`, or\
 correct the name.`}),"gene-removed":(0,a().rule)({severity:"notice",title:"Change removes a gene",why:"The commands of \
a removed gene no longer run. Its limits still apply to the change that removes it, because a gene could be replaced by \
one with another id and looser limits; they no longer apply to later changes.",wrong:{base:{[e().GENES]:[(0,e().gene)({id:"\
gene_a"}),(0,e().gene)({id:"gene_b"})]},head:{[e().GENES]:[(0,e().gene)({id:"gene_b"})]}},right:{base:{[e().GENES]:[(0,e().
gene)({id:"gene_a"})]},head:{[e().GENES]:[(0,e().gene)({id:"gene_a"}),(0,e().gene)({id:"gene_b"})]}},message:({gene:t})=>`\
The change removes the gene \`${t}\`.`,remedy:()=>"Confirm that the removal is intended."})})}};
