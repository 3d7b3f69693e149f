"use strict";exports.id=135,exports.ids=[135],exports.modules={27199:function(B,s){Object.defineProperty(s,"__esModule",{value:!0}),s.
isJsonObject=w,s.placeOf=P,s.pointerText=$,s.subjectOf=_,s.withArticle=S;function S(g){return`${g.startsWith("E")?"an":"\
a"} ${g}`}function w(g){return typeof g=="object"&&g!==null&&!Array.isArray(g)}function $(g){return g.map(v=>`/${String(
v).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function _({type:g,id:v}){return{type:g,id:v}}function P(g,v=[]){
return{location:g.locate(v),subject:_(g)}}},40669:function(B,s,S){Object.defineProperty(s,"__esModule",{value:!0}),s.findCandidates=
P;function w(){const f=S(27199);return w=function(){return f},f}function $(){const f=S(61331);return $=function(){return f},
f}function _(){const f=S(86581);return _=function(){return f},f}function P(f,t){const n=new g(t);for(const[u,m]of f.entries())
n.visitTop(m,u);return n}class g{candidates=[];messages=[];#n;#e;#s=0;#o=!1;constructor(t){this.#n=t}visitTop(t,n){this.#o||=
t.cut===!0,this.#r(t,"some_asset",[n])}#t(t,n,u,m){const k={node:t,pointer:n,value:u,type:m,...this.#e&&{envelope:this.#e}};
return this.candidates.push(k),k}#r(t,n,u){if((0,w().isJsonObject)(t.value))return this.#c(t,t.value,n,u);Array.isArray(
t.value)?this.#a(t,n,u):n!=="anything"&&this.#f(t,n,v(t.value))}#a({children:t=[]},n,u){for(const[m,k]of t.entries())this.#r(
k,n,[...u,m])}#c(t,n,u,m){const{type:k}=n;if(!(0,_().isAssetType)(k)&&!(0,_().isCompanion)(k))return this.#d(t,n,u,m);const o=(0,_().
isAssetType)(k)?this.#t(t,m,n,k):void 0;return this.#h(t,m),o}#d(t,n,u,m){const k=(0,_().isAssetType)(u)?u:Array.isArray(
n.validation)?"Gene":void 0;if(k===void 0)return this.#i(t,n,u,m);const o=l(n.type);this.#f(t,u,`${o}; it is audited as ${(0,w().
withArticle)(k)}`);const a=this.#t(t,m,n,k);return this.#h(t,m),a}#i(t,n,u,m){const k=l(n.type),o=this.#e,a=(0,$().isMessage)(
n);a&&(this.messages.push(t),this.#e=n);const p=this.candidates.length+this.#s,y=(t.children??[]).flatMap(O=>{const T=O.
key?.name??"",I=this.#l(O,[...m,T]);return I?[{key:T,asset:I}]:[]});this.#e=o,this.candidates.length+this.#s===p&&!a&&u===
"some_asset"&&this.#f(t,u,k);const i=(0,$().described)(y),c=(0,$().statementsIn)(n);if(c)for(const O of i)O.wrappers=[...O.
wrappers??[],c];return i.length===1?i[0]:void 0}#l(t,n){const u=_().LISTS.get(t.key?.name??""),m=_().SINGLES.get(t.key?.
name??"");return u&&(this.#s+=1,Array.isArray(t.value)||this.#f(t,u,"no list")),u&&Array.isArray(t.value)?this.#r(t,u,n):
_().MIXED_LISTS.has(t.key?.name??"")?this.#g(t,n):this.#r(t,m&&(0,w().isJsonObject)(t.value)?m:"anything",n)}#g(t,n){return this.#r(
t,Array.isArray(t.value)?"some_asset":"anything",n)}#h(t,n){for(const{key:u,value:m,children:k=[]}of t.children??[]){const o=_().
LISTS.get(u?.name??"");if(!(!o||!Array.isArray(m)))for(const[a,p]of k.entries())(0,w().isJsonObject)(p.value)&&this.#r(p,
o,[...n,u?.name??"",a])}}#f(t,n,u){if(this.#o)return;const m=(0,_().isAssetType)(n)?(0,w().withArticle)(n):"an asset";this.#n.
add("not-an-asset",t,`expected ${m}, found ${u}`)}}function v(f){return f===null?"null":`a ${typeof f}`}function l(f){return f===
void 0?'an object without a "type"':typeof f!="string"?'an object whose "type" is not a string':`an object of type ${JSON.
stringify(f.slice(0,40))}`}},61331:function(B,s,S){Object.defineProperty(s,"__esModule",{value:!0}),s.PROTOCOL=void 0,s.
carriesAssets=v,s.described=u,s.isMessage=g,s.payloadOf=l,s.senderOf=f,s.statedContent=k,s.statementsIn=m;function w(){const o=S(
23404);return w=function(){return o},o}function $(){const o=S(27199);return $=function(){return o},o}const _=s.PROTOCOL=
"gep-a2a",P=new Set(["publish","report","fetch"]);function g(o){return(0,$().isJsonObject)(o)&&o.protocol===_}function v({
message_type:o}){return P.has(o)}function l({payload:o}){return(0,$().isJsonObject)(o)?o:{}}function f({sender_id:o}){return typeof o==
"string"&&o.trim()!==""?o:void 0}const t=new Set(["payload","asset"]),n=["type","asset_type","asset_id","content_hash","\
local_id","target_asset_id","target_local_id"];function u(o){const a=o.filter(({key:y})=>t.has(y));return(a.length===0&&
o.length===1?o:a).map(({asset:y})=>y)}function m(o){const a={};for(const p of n){const y=o[p];y!=null&&(a[p]=y)}return Object.
keys(a).length>0?a:void 0}function k({value:o,wrappers:a=[],envelope:p}){if(p===void 0&&a.length===0)return(0,w().canonicalize)(
o);const{sender_id:y,signature:h}=p??{},i=p&&{sender_id:y,signature:[h,l(p).signature]};return(0,w().canonicalize)([o,a,
i])}},64385:function(B,s,S){Object.defineProperty(s,"__esModule",{value:!0}),s.declaredId=O,s.readAssetFile=l,s.readAssetNodes=
f,s.tooLargeFile=m,s.unreadFile=k;function w(){const e=S(95132);return w=function(){return e},e}function $(){const e=S(27199);
return $=function(){return e},e}function _(){const e=S(40669);return _=function(){return e},e}function P(){const e=S(61331);
return P=function(){return e},e}function g(){const e=S(73229);return g=function(){return e},e}function v(){const e=S(94534);
return v=function(){return e},e}function l(e,d,b,A=1){if(d.length>b.maxBytes)return m(e,d.length,b);const{text:E,complete:j}=(0,v().
decodeUtf8)(d),M=new(v()).Source(e,E,A),N=new(v()).Problems(M);if(!j){const G={start:E.length,end:E.length};return N.add(
"file-not-utf8",G,"a byte that no UTF-8 text can have here"),{path:e,assets:[],problems:N.found}}const L=(0,g().readJson)(
E,b,N);L.length===0&&N.found.length===0&&!o(e)&&N.add("file-not-json",{start:0,end:0},"expected a JSON value, found an e\
mpty file");const[R,C]=L;C&&a(e)&&N.found.length===0?N.add("file-not-json",C,p):R&&Array.isArray(R.value)&&y.test(e)&&N.
add("without-effect",R,h,{severity:"warning"});const{candidates:D,messages:H}=t(M,L,b,N),F=i(D,M,N),J=H.map(G=>({value:G.
value,location:T(M,G,[])}));return{path:e,assets:F,problems:N.found,...o(e)&&d[0]!==n&&u(L,M)&&{lines:!0},...J.length>0&&
{messages:J}}}function f(e,d,b){const A=new(v()).Source(e,d),E=new(v()).Problems(A),{candidates:j}=t(A,(0,g().readJson)(
d,b,E),b,E),M=i(j,A,E);return j.flatMap(({node:N},L)=>{const R=M[L];return R?{asset:R,node:N}:[]})}function t({path:e},d,{
maxAssets:b},A){const{candidates:E,messages:j}=(0,_().findCandidates)(d,A),M=E[b];M&&A.add("file-too-large",M.node,`more\
 than ${b} assets; the rest is not read`);const N=o(e)||d.length>1;return{candidates:E.slice(0,b).map(R=>N?R:{...R,pointer:R.
pointer.slice(1)}),messages:j}}const n=239;function u(e,d){let b=0;return e.every(({start:A,end:E})=>{const{line:j,end_line:M}=d.
location(A,E),N=j===M&&j>b;return b=j,N})}function m(e,d,{maxBytes:b}){const A=`${d} bytes, of at most ${b}`;return{path:e,
assets:[],problems:[{rule:"file-too-large",location:{path:e,line:1,column:1},detail:A}]}}function k(e,d){const b={path:e,
line:1,column:1},A=(0,w().whyNotJudged)(`the file \`${e}\``,d);return{path:e,assets:[],problems:[{rule:"not-judged",location:b,
detail:A}]}}function o(e){return e.toLowerCase().endsWith(".jsonl")}function a(e){return!o(e)&&/\.\w+$/.test(e)}const p="\
a second JSON value, which `JSON.parse` refuses; only a `.jsonl` file has several",y=/(?:^|\/)assets\/gep\/(?:genes|capsules)\.json$/,
h='the reference engine reads this file as an object with a list, `{"genes": [\u2026]}` or `{"capsules": [\u2026]}`, so that no en\
gine reads a list here';function i(e,d,b){const A=new Map,E=new Map,j=e.map((M,N)=>{const{node:L,pointer:R,value:C,type:D,
envelope:H,wrappers:F}=M,J=O(C),G=J??`#${N+1}`,U=A.get(`${D} ${G}`),V=J!==void 0&&U!==void 0&&c(M,U);if(J===void 0){const z=Object.
hasOwn(C,"id")?'with an "id" that is not text':'without an "id"',W=`${(0,$().withArticle)(D)} ${z}; it is called ${G} he\
re`;L.cut||b.add("not-an-asset",L,W,{id:G})}else if(V)E.set(U,(E.get(U)??1)+1);else if(U){const z=`${D} ${JSON.stringify(
G)}, first at ${b.place(U.node.start)}`;b.add("duplicate-id",L,z,{id:G})}else A.set(`${D} ${G}`,M);return{type:D,id:G,path:d.
path,value:C,pointer:R,...L.cut&&{cut:!0},...H&&{envelope:H},...F&&{wrappers:F},...V&&{copy:!0},locate:(z=[],W)=>T(d,L,z,
W)}});for(const[{node:M,type:N,value:L},R]of E){const C=O(L),D=`${N} ${JSON.stringify(C)}, ${R} times`;b.add("without-ef\
fect",M,D,C===void 0?{}:{id:C})}return j}function c(e,d){const b=A=>!A.node.cut&&!A.envelope;return b(e)&&b(d)&&(0,P().statedContent)(
e)===(0,P().statedContent)(d)}function O({id:e}){return typeof e=="string"&&e.trim()!==""?e:void 0}function T(e,d,b,A){let E=d;
for(const j of b){const M=I(E,j);if(!M)return e.location(E.start,E.end);E=M}return!A||typeof E.value!="string"?e.location(
E.start,E.end):e.location(r(e.text,E,A.start),r(e.text,E,A.end))}function I({value:e,children:d},b){return Array.isArray(
e)?typeof b=="number"?d?.[b]:void 0:d?.findLast(({key:A})=>A?.name===b)}function r(e,{start:d,end:b},A){const E=b-1;let j=d+
1;for(let M=0;M<A&&j<E;M+=1)e[j]!=="\\"?j+=1:j+=e[j+1]==="u"?6:2;return Math.min(j,E)}},18744:function(B,s,S){Object.defineProperty(
s,"__esModule",{value:!0}),s.MEMORY_GRAPH=void 0,s.assetPathTest=g,s.assetPathsIn=v,s.pathTest=P;function w(){const l=S(
41330);return w=function(){return l},l}function $(){const l=S(93028);return $=function(){return l},l}const _=s.MEMORY_GRAPH=
/(?:^|\/)memory_graph[^/]*\.jsonl$/;function P(l){const f=l.map(t=>(0,w().default)(t,{dot:!0,nonegate:!0,flags:"s"}));return t=>f.
some(n=>n(t))}function g({assets:{include:l}}){const f=P(l);return t=>f(t)&&!_.test(t)}function v(l,f){const t=g(f);return[
...l.files()].filter(({kind:n,path:u})=>(0,$().isRegular)(n)&&t(u)).map(({path:n})=>n)}},73229:function(B,s,S){Object.defineProperty(
s,"__esModule",{value:!0}),s.readJson=_;function w(){const h=S(16111);return w=function(){return h},h}function $(){const h=S(
4537);return $=function(){return h},h}function _(h,i,c){return new P(h,i,c).read()}class P{#n;#e;#s;#o;#t=n;#r=0;#a=!1;#c=!1;#d=!1;constructor(i,c,O){
this.#n=c,this.#e=O,this.#s=o(i),this.#o=(0,$().lfsObstacle)(i)}read(){const i=[];let c=!1;for(this.#i();this.#t.kind!==
"end";){const O=this.#t,T=f.has(O.kind);if(O.kind==="{"||O.kind==="["||T&&!c&&!this.#d){c=!1,this.#a=!1,i.push(this.#l(0)),
this.#c=!1;continue}c||(c=!0,this.#a=this.#d,this.#u(O.start===0&&this.#o||g("a JSON value",O))),this.#i()}return i}#i(){
do{this.#t=this.#s();const{kind:i,start:c,fault:O}=this.#t;if(this.#r>this.#n.maxValues){const T=`more than ${this.#n.maxValues}\
 JSON values; the rest is not read`;this.#e.add("file-too-large",this.#t,T),this.#t={...n,start:c,end:c},this.#a=!0}else
i==="comment"&&this.#u(O??y(this.#t))}while(this.#t.kind==="comment")}#l(i){const c=this.#t,{kind:O,start:T,end:I}=c;if(this.#r+=
1,c.fault&&this.#u(c.fault),O==="unknown"&&this.#u(g("a JSON value",c)),O!=="{"&&O!=="[")return this.#i(),{value:v(c),start:T,
end:I};if(i<this.#n.maxDepth)return this.#g(i);const r=`brackets nested more than ${this.#n.maxDepth} deep`;this.#e.add(
"file-not-json",c,r);const e={value:null,start:T,end:this.#p()};return this.#i(),e}#g(i){const{kind:c,start:O,end:T}=this.#t,
I=c==="{"?"}":"]",e={value:c==="{"?Object.create(null):[],start:O,end:T,children:[]};for(let d=",";d===",";d=this.#t.kind){
if(this.#i(),this.#t.kind===I){e.children.length>0&&this.#u(`a comma before "${I}"`);break}if(this.#h(e,i),!this.#c&&this.#t.
kind!==I&&this.#t.kind!==","&&this.#m(`"," or "${I}"`),this.#c)return{...e,end:this.#t.start,cut:!0}}return e.end=this.#t.
end,this.#i(),e}#h({value:i,children:c},O){const T=Array.isArray(i),I=T?void 0:this.#f(i,c);if(this.#c)return;if(!t.has(
this.#t.kind)){this.#m("a JSON value");return}const r=this.#l(O+1);c.push(r),T&&i.push(r.value),I!==void 0&&(r.key=I,i[I.
name]=r.value)}#f(i,c){const O=this.#t,{value:T,start:I,end:r}=O;if(O.kind!=="string")return this.#m("a key in double qu\
otes");if(O.fault&&this.#u(O.fault),T==="__proto__")this.#e.add("ambiguous-key",O,'"__proto__" as a key');else if(Object.
hasOwn(i,T)&&!this.#e.full){const e=c.find(b=>b.key?.name===T)?.key,d=this.#e.place((e??O).start);this.#e.add("ambiguous\
-key",O,`${JSON.stringify(T)}, first at ${d}`)}return this.#i(),this.#t.kind!==":"?this.#m('":" after a key'):(this.#i(),
{name:T,start:I,end:r})}#p(){let i=this.#t;for(let c=1;c>0&&i.kind!=="end";)i=this.#s(),(i.kind==="{"||i.kind==="[")&&(c+=
1),(i.kind==="}"||i.kind==="]")&&(c-=1);return i.end}#m(i){this.#u(g(i,this.#t)),this.#c=!0,this.#d=!0}#u(i){this.#a||this.#e.
add("file-not-json",this.#t,i),this.#a=!0}}function g(h,i){return`expected ${h}, found ${y(i)}`}function v({kind:h,value:i,
fault:c}){return h==="string"?i:h==="number"?c?null:Number(i):h==="true"?!0:h==="false"?!1:null}const l={1:"{",2:"}",3:"\
[",4:"]",5:",",6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",13:"comment",16:"unknown",17:"end"},
f=new Set(["string","number","true","false","null"]),t=new Set([...f,"{","[","unknown"]),n={kind:"end",start:0,end:0,value:""},
u=14,m=15,k={1:"an unterminated comment",2:"an unterminated string",3:"an incomplete number",4:"a \\u escape without four\
 hexadecimal digits",5:"an unknown escape in a string",6:"an unescaped control character in a string"};function o(h){const i=(0,w().
createScanner)(h,!1);return()=>{let c=i.scan();for(;c===u||c===m;)c=i.scan();const O=l[c]??"unknown",T=i.getTokenValue(),
I=k[i.getTokenError()]??a(O,T);return{kind:O,start:i.getTokenOffset(),end:Math.min(i.getPosition(),h.length),value:T,...I!==
void 0&&{fault:I}}}}function a(h,i){if(h==="comment")return"a comment";if(h==="number"&&!Number.isFinite(Number(i)))return"\
a number out of range";if(h==="string"&&/\p{Surrogate}/u.test(i))return"half of a surrogate pair"}const p=/^(?:<{7}|={7}|>{7})$/;
function y({kind:h,value:i}){return h==="end"?"the end of the file":h==="string"||h==="number"||h==="comment"?`a ${h}`:h!==
"unknown"?`"${h}"`:p.test(i)?"a conflict marker of git":JSON.stringify(i.length>40?`${i.slice(0,40)}\u2026`:i)}},86581:function(B,s,S){
Object.defineProperty(s,"__esModule",{value:!0}),s.SINGLES=s.MIXED_LISTS=s.LISTS=void 0,s.hasAssetLists=f,s.isAssetType=
v,s.isCompanion=l;function w(){const t=S(39763);return w=function(){return t},t}const $=s.LISTS=new Map(Object.entries({
genes:"Gene",capsules:"Capsule",events:"EvolutionEvent",evolution_events:"EvolutionEvent",validation_reports:"Validation\
Report",mutations:"Mutation"})),_=s.MIXED_LISTS=new Set(["assets","results"]),P=s.SINGLES=new Map(Object.entries({gene:"\
Gene",capsule:"Capsule",event:"EvolutionEvent",evolution_event:"EvolutionEvent",validation_report:"ValidationReport",mutation:"\
Mutation"})),g=new Set(["PersonalityState","MemoryGraphEvent","Selector","Task"]);function v(t){return w().ASSET_TYPES.includes(
t)}function l(t){return typeof t=="string"&&g.has(t)}function f(t){return Object.keys(t).some(n=>$.has(n)&&Array.isArray(
t[n]))}},94534:function(B,s,S){Object.defineProperty(s,"__esModule",{value:!0}),s.Source=s.Problems=void 0,s.decodeUtf8=
g;function w(){const v=S(4573);return w=function(){return v},v}class ${path;text;#n;#e;constructor(l,f,t=1){this.path=l,
this.text=f,this.#n=t}location(l,f=l){const t=this.#s(l),n=this.#s(Math.max(l,f));return{path:this.path,...t,end_line:n.
line,end_column:n.column}}#s(l){const f=this.#e??this.#o();let t=0;for(let n=f.length;n-t>1;){const u=t+n>>>1;(f[u]??0)<=
l?t=u:n=u}return{line:t+this.#n,column:l-(f[t]??0)+1}}#o(){const l=[0];for(let f=this.text.indexOf(`
`);f!==-1;f=this.text.indexOf(`
`,f+1))l.push(f+1);return this.#e=l,l}}s.Source=$;const _=100;class P{found=[];#n;constructor(l){this.#n=l}get full(){return this.
found.length>_}place(l){const{line:f,column:t}=this.#n.location(l);return`line ${f}, column ${t}`}add(l,{start:f,end:t},n,{
id:u,severity:m}={}){if(this.full)return;const k=this.#n.location(f,t);this.found.push(this.found.length<_?{rule:l,location:k,
detail:n,...u!==void 0&&{id:u},...m&&{severity:m}}:{rule:"file-too-large",location:k,detail:`more than ${_} problems; th\
e rest is not listed`})}}s.Problems=P;function g(v){const l=new TextDecoder("utf-8").decode(v);return(0,w().isUtf8)(v)?{
text:l,complete:!0}:{text:l.slice(0,l.indexOf("\uFFFD")),complete:!1}}},95201:function(B,s,S){Object.defineProperty(s,"_\
_esModule",{value:!0}),s.attributesOf=P;function w(){const g=S(77598);return w=function(){return g},g}function $(){const g=S(
76760);return $=function(){return g},g}function _(){const g=S(96681);return _=function(){return g},g}async function P({objects:g,
temporary:v},l,f,t){if(f.length===0)return()=>"unspecified";const n={GIT_INDEX_FILE:(0,$().join)(v,(0,w().randomUUID)())};
await g(["read-tree",l],{env:n});const u=await g(["check-attr","--cached","-z","--stdin",...t],{env:n,input:f.map(o=>`${o}\
\0`).join("")}),m=[...(0,_().splitNul)(u)].map(o=>o.toString("utf8")),k=new Map;for(let o=0;o+2<m.length;o+=3)k.set(`${m[o]}\
\0${m[o+1]}`,m[o+2]??"");return(o,a)=>k.get(`${o}\0${a}`)??"unspecified"}},24634:function(B,s,S){Object.defineProperty(s,
"__esModule",{value:!0}),s.mergeBase=P,s.requireCommits=g,s.short=t;function w(){const n=S(41895);return w=function(){return n},
n}function $(){const n=S(67397);return $=function(){return n},n}const _=["--deepen=50","--deepen=200","--deepen=1000","-\
-unshallow"];async function P(n,u,m,k=[u,m]){const o=[..._];for(;;){const a=await v(n,u,m);if(a.certain){if(a.commit!==void 0)
return a.commit;throw new(w()).GateError("no_merge_base",`${t(u)} and ${t(m)} have no common ancestor`,"Rebase the branc\
h onto its target branch, or specify another --base.")}const p=o.shift();if(p===void 0)throw f(`the merge base of ${t(u)}\
 and ${t(m)}`);await l(n,[p],k)}}async function g(n,u,m){const k=async()=>(await(0,$().lookUpCommits)(n,u)).includes(void 0);
if(!await k())return;const o=(await n.shallowCommits()).size>0;if(await l(n,o?["--deepen=50"]:[],m),await k())throw f(`c\
ommit ${u.map(t).join(" or ")}`)}async function v(n,u,m){const o=(await n.objects(["merge-base",u,m],{accept:[1]})).toString().
trim(),a=await n.shallowCommits();if(o==="")return{certain:a.size===0};if(a.size===0)return{commit:o,certain:!0};const y=!(await n.
objects(["rev-list",u,m,`^${o}`])).toString().split(`
`).some(h=>a.has(h));return{commit:o,certain:y}}async function l(n,u,m){const k=["--quiet","--no-tags","--no-recurse-sub\
modules","--no-write-fetch-head"],o=a=>n.user(["fetch",...k,...u,"--","origin",...a]);await o(m).catch(()=>o([])).catch(
a=>{throw f("part of the history",a)})}function f(n,u){const m=u===void 0?"":` (${u.message})`;return new(w()).GateError(
"shallow_clone",`This clone lacks ${n}, and fetching it failed${m}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run git fetch --unshallow.",{cause:u})}function t(n){return n.slice(0,12)}},35720:function(B,s,S){Object.defineProperty(
s,"__esModule",{value:!0}),s.readTree=k,s.requireObjects=i;function w(){const r=S(41895);return w=function(){return r},r}
function $(){const r=S(95201);return $=function(){return r},r}function _(){const r=S(55366);return _=function(){return r},
r}function P(){const r=S(39491);return P=function(){return r},r}function g(){const r=S(7650);return g=function(){return r},
r}function v(){const r=S(24634);return v=function(){return r},r}function l(){const r=S(96681);return l=function(){return r},
r}function f(){const r=S(93028);return f=function(){return r},r}const t=4096,n=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,
u=8,m=new WeakMap;function k(r,e,{label:d=`commit ${(0,v().short)(e)}`,maxFileBytes:b=_().MAX_FILE_BYTES}={}){const A=m.
get(r)??new Map;m.set(r,A);const E=JSON.stringify([e,d,b]),j=A.get(E)??o(r,e,{label:d,maxFileBytes:b});A.delete(E),A.set(
E,j);const[M=E]=A.keys();return A.size>u&&A.delete(M),j.catch(()=>A.delete(E)),j}async function o(r,e,{label:d,maxFileBytes:b}){
await i(r,e);const A=await r.objects(["ls-tree","-r","-t","-z","--long",e]),E=(0,l().decodePieces)(A).map(a),j=(0,P().indexEntries)(
E),M=E.some(({path:C})=>C.endsWith(".gitattributes")),N=E.filter(({kind:C})=>C==="symlink"),L=await Promise.all(N.map(({
oid:C=""})=>(0,_().readBlob)(r,C))),R=new Map(N.map(({path:C},D)=>[C,(0,l().decodePath)(L[D]??Buffer.alloc(0))]));return{
...j,label:d,readlink:C=>R.get(C),...M&&{attributes:(C,D)=>(0,$().attributesOf)(r,e,C,D)},read:async(C,D=b)=>{const{kind:H,
oid:F,size:J}=j.stat(C)??{};if(!(0,f().isRegular)(H)||F===void 0||J===void 0)throw(0,P().notAFile)(d,C);if(J>D)throw(0,P().
tooLarge)(d,C,J,D);return(0,_().readBlob)(r,F)}}}function a(r){const e=n.exec(r);if(e===null)throw y(r);const[d,b="",A="",
E="",j=""]=e,M=p(b,A),N=M==="symlink"&&Number(j)>t;if(M===void 0||N)throw y(r);const L=r.slice(d.length),R=(0,f().isRegular)(
M),C={path:L,kind:M,oid:E,tracked:!0};return R?{...C,size:Number(j)}:C}function p(r,e){if(e==="tree")return"directory";if(e===
"commit")return"submodule";if(r==="120000")return"symlink";if(r.startsWith("100"))return(Number.parseInt(r,8)&64)===0?"f\
ile":"executable"}function y(r){return new(w()).GateError("file_unreadable",`Git's list of files has the entry ${JSON.stringify(
r)}`,g().FULL_CLONE_HINT)}const h=new WeakMap;function i(r,e){const d=h.get(r)??new Map;h.set(r,d);const b=d.get(e);if(b)
return b;const A=Promise.allSettled(d.values()).then(()=>c(r,e));return d.set(e,A),A.catch(()=>d.delete(e)),A}async function c(r,e){
if(await r.isPartial())try{await O(r,e)}catch(d){throw!(d instanceof w().GateError)||d.code!=="git_failed"?d:new(w()).GateError(
"git_failed",`This is a partial clone, and what it lacks cannot be fetched: ${d.message}`,"Give the step access to the r\
emote, or remove `filter` and `sparse-checkout` from actions/checkout.",{cause:d})}}async function O(r,e){const d=await r.
user(["ls-tree","-r","-z","--full-tree",e],{env:r.privateStore}),b=[...(0,l().splitNul)(d)].map(N=>/ blob ([0-9a-f]+)\t/.
exec(N.toString("latin1"))?.[1]).filter(N=>N!==void 0),E=[...(await r.objects(["cat-file","--batch-check","--buffer"],{input:I(
b)})).toString().matchAll(/^([0-9a-f]+) missing$/gm)].map(([,N=""])=>N);if(E.length===0)return;const j=await T(r),M=["--\
quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];await r.user(["-c","fetch.negotiationAlgorithm=noo\
p","fetch",j,...M,"--filter=blob:none","--stdin"],{input:I(E)})}async function T({user:r}){const e=await r(["config","--\
name-only","--get-regexp","^remote\\..*\\.promisor$"],{accept:[1]}),[d="remote.origin.promisor"]=e.toString().split(`
`).filter(Boolean);return d.slice(7,-9)}function I(r){return[...new Set(r)].map(e=>`${e}
`).join("")}},67397:function(B,s,S){Object.defineProperty(s,"__esModule",{value:!0}),s.defaultBranch=m,s.findDefaultBranch=
u,s.isObjectId=t,s.lookUpCommits=$,s.parentsOf=o,s.peelToCommits=v,s.readRefs=P,s.resolveCommits=l,s.unknownRevision=f;function w(){
const a=S(41895);return w=function(){return a},a}async function $(a,p){const y=await P(a,p.filter(_)),h=p.includes("HEAD")?
await g(a):void 0;return await v(a,p.map(i=>i==="HEAD"?h:_(i)?y.get(i)?.id:i))}function _(a){return a.startsWith("refs/")}
async function P(a,p){if(p.length===0)return new Map;const y=new Set(p),O=(await a.user(["for-each-ref","--format=%(obje\
ctname) %(refname) %(symref)",...y])).toString().split(`
`).map(T=>{const[I="",r="",e=""]=T.split(" ");return[r,{id:I,target:e||r}]});return new Map(O.filter(([T])=>y.has(T)))}async function g(a){
const p=["show-ref","--verify","--hash","HEAD"],y=(await a.user(p,{accept:[1,128]})).toString().trim();return y===""?void 0:
y}async function v({read:a},p){const y=p.filter(c=>c!==void 0),h=await a(y.map(c=>`${c}^{commit}`)),i=new Map(y.map((c,O)=>[
c,h[O]?.oid]));return p.map(c=>c===void 0?void 0:i.get(c))}async function l(a,p){const y=await $(a,p),h=y.indexOf(void 0);
if(h>=0)throw f(p[h]??"");return y}function f(a,p){return a==="HEAD"?new(w()).GateError("ref_not_found","The repository \
has no commits yet","Create a commit first, then gate the next change."):new(w()).GateError("ref_not_found",`unknown rev\
ision ${a}`,`${p===void 0?"":`Did you mean ${p}? `}Check the spelling (git branch --all); if it is a branch of the remot\
e, run: git fetch origin "+refs/heads/BRANCH:refs/remotes/origin/BRANCH", and name it origin/BRANCH. With actions/checko\
ut, set \`fetch-depth: 0\`.`)}function t(a){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(a)}const n=["refs/remotes/origi\
n/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/heads/master"];async function u(a){
const p=await P(a,n),y=n.flatMap(c=>p.get(c)??[]),h=await v(a,y.map(({id:c})=>c)),[i]=y.flatMap(({target:c},O)=>{const T=h[O];
return T===void 0?[]:[{commit:T,ref:c}]});return i}async function m(a){const p=await u(a);if(p!==void 0)return p;const y=await k(
a),[h]=await v(a,y.length===1?y:[]);if(h!==void 0)return{commit:h,ref:y[0]??""};const i=y.map(c=>c.replace("refs/remotes\
/",""));throw new(w()).GateError("ref_not_found","No default branch found: origin/HEAD, main and master do not exist",i.
length===0?"Specify the commit to compare with: --base REF.":`Specify the branch to compare with: --base ${i.slice(0,5).
join(", or --base ")}.`)}async function k(a){const p=["--format=%(refname)","refs/remotes/origin"],y=(await a.user(["for\
-each-ref",...p])).toString().split(`
`),i=(await a.user(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim().replace("refs/heads/","refs/remote\
s/origin/");return y.filter(c=>c!==""&&c!==i&&c!=="refs/remotes/origin/HEAD")}async function o(a,p){const[y]=await a.read(
[p]);if(y?.type!=="commit")throw f(p);const h=y.content.toString("latin1");return[...h.slice(0,h.indexOf(`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,c])=>c??"")}},16111:function(B,s,S){S.r(s),S.d(s,{createScanner:()=>w.createScanner,
getNodePath:()=>w.getNodePath,getNodeValue:()=>w.getNodeValue,parseTree:()=>w.parseTree,printParseErrorCode:()=>w.printParseErrorCode});
var w=S(99547)}};
