exports.id=3711,exports.ids=[3711],exports.modules={21916:function(D,v){"use strict";var y;y=!0,v.Io=v.kp=void 0;var x=new Uint32Array(
65536),S=function(i,r){for(var u=i.length,c=r.length,d=1<<u-1,g=-1,E=0,V=u,f=u;f--;)x[i.charCodeAt(f)]|=1<<f;for(f=0;f<c;f++){
var w=x[r.charCodeAt(f)],H=w|E;w|=(w&g)+g^g,E|=~(w|g),g&=w,E&d&&V++,g&d&&V--,E=E<<1|1,g=g<<1|~(H|E),E&=H}for(f=u;f--;)x[i.
charCodeAt(f)]=0;return V},A=function(i,r){for(var u=r.length,c=i.length,d=[],g=[],E=Math.ceil(u/32),V=Math.ceil(c/32),f=0;f<
E;f++)g[f]=-1,d[f]=0;for(var w=0;w<V-1;w++){for(var H=0,k=-1,t=w*32,e=Math.min(32,c)+t,s=t;s<e;s++)x[i.charCodeAt(s)]|=1<<
s;for(var f=0;f<u;f++){var o=x[r.charCodeAt(f)],a=g[f/32|0]>>>f&1,h=d[f/32|0]>>>f&1,m=o|H,_=((o|h)&k)+k^k|o|h,b=H|~(_|k),
l=k&_;b>>>31^a&&(g[f/32|0]^=1<<f),l>>>31^h&&(d[f/32|0]^=1<<f),b=b<<1|a,l=l<<1|h,k=l|~(m|b),H=b&m}for(var s=t;s<e;s++)x[i.
charCodeAt(s)]=0}for(var O=0,$=-1,p=w*32,T=Math.min(32,c-p)+p,s=p;s<T;s++)x[i.charCodeAt(s)]|=1<<s;for(var W=c,f=0;f<u;f++){
var o=x[r.charCodeAt(f)],a=g[f/32|0]>>>f&1,h=d[f/32|0]>>>f&1,m=o|O,_=((o|h)&$)+$^$|o|h,b=O|~(_|$),l=$&_;W+=b>>>c-1&1,W-=
l>>>c-1&1,b>>>31^a&&(g[f/32|0]^=1<<f),l>>>31^h&&(d[f/32|0]^=1<<f),b=b<<1|a,l=l<<1|h,$=l|~(m|b),O=b&m}for(var s=p;s<T;s++)
x[i.charCodeAt(s)]=0;return W},C=function(i,r){if(i.length<r.length){var u=r;r=i,i=u}return r.length===0?i.length:i.length<=
32?S(i,r):A(i,r)};v.Io=C;var n=function(i,r){for(var u=1/0,c=0,d=0;d<r.length;d++){var g=C(i,r[d]);g<u&&(u=g,c=d)}return r[c]};
v.kp=n},18909:function(D,v,y){const{Argument:x}=y(49154),{Command:S}=y(34348),{CommanderError:A,InvalidArgumentError:C}=y(
41135),{Help:n}=y(79754),{Option:i}=y(45240);v.DM=new S,v.gu=r=>new S(r),v.Ww=(r,u)=>new i(r,u),v.er=(r,u)=>new x(r,u),v.
uB=S,v.c$=i,v.ef=x,v._V=n,v.b7=A,v.Di=C,v.a2=C},49154:function(D,v,y){const{InvalidArgumentError:x}=y(41135);class S{constructor(n,i){
switch(this.description=i||"",this.variadic=!1,this.parseArg=void 0,this.defaultValue=void 0,this.defaultValueDescription=
void 0,this.argChoices=void 0,n[0]){case"<":this.required=!0,this._name=n.slice(1,-1);break;case"[":this.required=!1,this.
_name=n.slice(1,-1);break;default:this.required=!0,this._name=n;break}this._name.endsWith("...")&&(this.variadic=!0,this.
_name=this._name.slice(0,-3))}name(){return this._name}_collectValue(n,i){return i===this.defaultValue||!Array.isArray(i)?
[n]:(i.push(n),i)}default(n,i){return this.defaultValue=n,this.defaultValueDescription=i,this}argParser(n){return this.parseArg=
n,this}choices(n){return this.argChoices=n.slice(),this.parseArg=(i,r)=>{if(!this.argChoices.includes(i))throw new x(`Al\
lowed choices are ${this.argChoices.join(", ")}.`);return this.variadic?this._collectValue(i,r):i},this}argRequired(){return this.
required=!0,this}argOptional(){return this.required=!1,this}}function A(C){const n=C.name()+(C.variadic===!0?"...":"");return C.
required?"<"+n+">":"["+n+"]"}v.Argument=S,v.humanReadableArgName=A},34348:function(D,v,y){const x=y(78474).EventEmitter,
S=y(31421),A=y(76760),C=y(73024),n=y(1708),{Argument:i,humanReadableArgName:r}=y(49154),{CommanderError:u}=y(41135),{Help:c,
stripColor:d}=y(79754),{Option:g,DualOptions:E}=y(45240),{suggestSimilar:V}=y(65030);class f extends x{constructor(t){super(),
this.commands=[],this.options=[],this.parent=null,this._allowUnknownOption=!1,this._allowExcessArguments=!1,this.registeredArguments=
[],this._args=this.registeredArguments,this.args=[],this.rawArgs=[],this.processedArgs=[],this._scriptPath=null,this._name=
t||"",this._optionValues={},this._optionValueSources={},this._storeOptionsAsProperties=!1,this._actionHandler=null,this.
_executableHandler=!1,this._executableFile=null,this._executableDir=null,this._defaultCommandName=null,this._exitCallback=
null,this._aliases=[],this._combineFlagAndOptionalValue=!0,this._description="",this._summary="",this._argsDescription=void 0,
this._enablePositionalOptions=!1,this._passThroughOptions=!1,this._lifeCycleHooks={},this._showHelpAfterError=!1,this._showSuggestionAfterError=
!0,this._savedState=null,this._outputConfiguration={writeOut:e=>n.stdout.write(e),writeErr:e=>n.stderr.write(e),outputError:(e,s)=>s(
e),getOutHelpWidth:()=>n.stdout.isTTY?n.stdout.columns:void 0,getErrHelpWidth:()=>n.stderr.isTTY?n.stderr.columns:void 0,
getOutHasColors:()=>H()??(n.stdout.isTTY&&n.stdout.hasColors?.()),getErrHasColors:()=>H()??(n.stderr.isTTY&&n.stderr.hasColors?.()),
stripColor:e=>d(e)},this._hidden=!1,this._helpOption=void 0,this._addImplicitHelpCommand=void 0,this._helpCommand=void 0,
this._helpConfiguration={},this._helpGroupHeading=void 0,this._defaultCommandGroup=void 0,this._defaultOptionGroup=void 0}copyInheritedSettings(t){
return this._outputConfiguration=t._outputConfiguration,this._helpOption=t._helpOption,this._helpCommand=t._helpCommand,
this._helpConfiguration=t._helpConfiguration,this._exitCallback=t._exitCallback,this._storeOptionsAsProperties=t._storeOptionsAsProperties,
this._combineFlagAndOptionalValue=t._combineFlagAndOptionalValue,this._allowExcessArguments=t._allowExcessArguments,this.
_enablePositionalOptions=t._enablePositionalOptions,this._showHelpAfterError=t._showHelpAfterError,this._showSuggestionAfterError=
t._showSuggestionAfterError,this}_getCommandAndAncestors(){const t=[];for(let e=this;e;e=e.parent)t.push(e);return t}command(t,e,s){
let o=e,a=s;typeof o=="object"&&o!==null&&(a=o,o=null),a=a||{};const[,h,m]=t.match(/([^ ]+) *(.*)/),_=this.createCommand(
h);return o&&(_.description(o),_._executableHandler=!0),a.isDefault&&(this._defaultCommandName=_._name),_._hidden=!!(a.noHelp||
a.hidden),_._executableFile=a.executableFile||null,m&&_.arguments(m),this._registerCommand(_),_.parent=this,_.copyInheritedSettings(
this),o?this:_}createCommand(t){return new f(t)}createHelp(){return Object.assign(new c,this.configureHelp())}configureHelp(t){
return t===void 0?this._helpConfiguration:(this._helpConfiguration=t,this)}configureOutput(t){return t===void 0?this._outputConfiguration:
(this._outputConfiguration={...this._outputConfiguration,...t},this)}showHelpAfterError(t=!0){return typeof t!="string"&&
(t=!!t),this._showHelpAfterError=t,this}showSuggestionAfterError(t=!0){return this._showSuggestionAfterError=!!t,this}addCommand(t,e){
if(!t._name)throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);return e=e||{},e.isDefault&&(this._defaultCommandName=t._name),
(e.noHelp||e.hidden)&&(t._hidden=!0),this._registerCommand(t),t.parent=this,t._checkForBrokenPassThrough(),this}createArgument(t,e){
return new i(t,e)}argument(t,e,s,o){const a=this.createArgument(t,e);return typeof s=="function"?a.default(o).argParser(
s):a.default(s),this.addArgument(a),this}arguments(t){return t.trim().split(/ +/).forEach(e=>{this.argument(e)}),this}addArgument(t){
const e=this.registeredArguments.slice(-1)[0];if(e?.variadic)throw new Error(`only the last argument can be variadic '${e.
name()}'`);if(t.required&&t.defaultValue!==void 0&&t.parseArg===void 0)throw new Error(`a default value for a required a\
rgument is never used: '${t.name()}'`);return this.registeredArguments.push(t),this}helpCommand(t,e){if(typeof t=="boole\
an")return this._addImplicitHelpCommand=t,t&&this._defaultCommandGroup&&this._initCommandGroup(this._getHelpCommand()),this;
const s=t??"help [command]",[,o,a]=s.match(/([^ ]+) *(.*)/),h=e??"display help for command",m=this.createCommand(o);return m.
helpOption(!1),a&&m.arguments(a),h&&m.description(h),this._addImplicitHelpCommand=!0,this._helpCommand=m,(t||e)&&this._initCommandGroup(
m),this}addHelpCommand(t,e){return typeof t!="object"?(this.helpCommand(t,e),this):(this._addImplicitHelpCommand=!0,this.
_helpCommand=t,this._initCommandGroup(t),this)}_getHelpCommand(){return this._addImplicitHelpCommand??(this.commands.length&&
!this._actionHandler&&!this._findCommand("help"))?(this._helpCommand===void 0&&this.helpCommand(void 0,void 0),this._helpCommand):
null}hook(t,e){const s=["preSubcommand","preAction","postAction"];if(!s.includes(t))throw new Error(`Unexpected value fo\
r event passed to hook : '${t}'.
Expecting one of '${s.join("', '")}'`);return this._lifeCycleHooks[t]?this._lifeCycleHooks[t].push(e):this._lifeCycleHooks[t]=
[e],this}exitOverride(t){return t?this._exitCallback=t:this._exitCallback=e=>{if(e.code!=="commander.executeSubCommandAs\
ync")throw e},this}_exit(t,e,s){this._exitCallback&&this._exitCallback(new u(t,e,s)),n.exit(t)}action(t){const e=s=>{const o=this.
registeredArguments.length,a=s.slice(0,o);return this._storeOptionsAsProperties?a[o]=this:a[o]=this.opts(),a.push(this),
t.apply(this,a)};return this._actionHandler=e,this}createOption(t,e){return new g(t,e)}_callParseArg(t,e,s,o){try{return t.
parseArg(e,s)}catch(a){if(a.code==="commander.invalidArgument"){const h=`${o} ${a.message}`;this.error(h,{exitCode:a.exitCode,
code:a.code})}throw a}}_registerOption(t){const e=t.short&&this._findOption(t.short)||t.long&&this._findOption(t.long);if(e){
const s=t.long&&this._findOption(t.long)?t.long:t.short;throw new Error(`Cannot add option '${t.flags}'${this._name&&` t\
o command '${this._name}'`} due to conflicting flag '${s}'
-  already used by option '${e.flags}'`)}this._initOptionGroup(t),this.options.push(t)}_registerCommand(t){const e=o=>[o.
name()].concat(o.aliases()),s=e(t).find(o=>this._findCommand(o));if(s){const o=e(this._findCommand(s)).join("|"),a=e(t).
join("|");throw new Error(`cannot add command '${a}' as already have command '${o}'`)}this._initCommandGroup(t),this.commands.
push(t)}addOption(t){this._registerOption(t);const e=t.name(),s=t.attributeName();if(t.negate){const a=t.long.replace(/^--no-/,
"--");this._findOption(a)||this.setOptionValueWithSource(s,t.defaultValue===void 0?!0:t.defaultValue,"default")}else t.defaultValue!==
void 0&&this.setOptionValueWithSource(s,t.defaultValue,"default");const o=(a,h,m)=>{a==null&&t.presetArg!==void 0&&(a=t.
presetArg);const _=this.getOptionValue(s);a!==null&&t.parseArg?a=this._callParseArg(t,a,_,h):a!==null&&t.variadic&&(a=t.
_collectValue(a,_)),a==null&&(t.negate?a=!1:t.isBoolean()||t.optional?a=!0:a=""),this.setOptionValueWithSource(s,a,m)};return this.
on("option:"+e,a=>{const h=`error: option '${t.flags}' argument '${a}' is invalid.`;o(a,h,"cli")}),t.envVar&&this.on("op\
tionEnv:"+e,a=>{const h=`error: option '${t.flags}' value '${a}' from env '${t.envVar}' is invalid.`;o(a,h,"env")}),this}_optionEx(t,e,s,o,a){
if(typeof e=="object"&&e instanceof g)throw new Error("To add an Option object use addOption() instead of option() or re\
quiredOption()");const h=this.createOption(e,s);if(h.makeOptionMandatory(!!t.mandatory),typeof o=="function")h.default(a).
argParser(o);else if(o instanceof RegExp){const m=o;o=(_,b)=>{const l=m.exec(_);return l?l[0]:b},h.default(a).argParser(
o)}else h.default(o);return this.addOption(h)}option(t,e,s,o){return this._optionEx({},t,e,s,o)}requiredOption(t,e,s,o){
return this._optionEx({mandatory:!0},t,e,s,o)}combineFlagAndOptionalValue(t=!0){return this._combineFlagAndOptionalValue=
!!t,this}allowUnknownOption(t=!0){return this._allowUnknownOption=!!t,this}allowExcessArguments(t=!0){return this._allowExcessArguments=
!!t,this}enablePositionalOptions(t=!0){return this._enablePositionalOptions=!!t,this}passThroughOptions(t=!0){return this.
_passThroughOptions=!!t,this._checkForBrokenPassThrough(),this}_checkForBrokenPassThrough(){if(this.parent&&this._passThroughOptions&&
!this.parent._enablePositionalOptions)throw new Error(`passThroughOptions cannot be used for '${this._name}' without tur\
ning on enablePositionalOptions for parent command(s)`)}storeOptionsAsProperties(t=!0){if(this.options.length)throw new Error(
"call .storeOptionsAsProperties() before adding options");if(Object.keys(this._optionValues).length)throw new Error("cal\
l .storeOptionsAsProperties() before setting option values");return this._storeOptionsAsProperties=!!t,this}getOptionValue(t){
return this._storeOptionsAsProperties?this[t]:this._optionValues[t]}setOptionValue(t,e){return this.setOptionValueWithSource(
t,e,void 0)}setOptionValueWithSource(t,e,s){return this._storeOptionsAsProperties?this[t]=e:this._optionValues[t]=e,this.
_optionValueSources[t]=s,this}getOptionValueSource(t){return this._optionValueSources[t]}getOptionValueSourceWithGlobals(t){
let e;return this._getCommandAndAncestors().forEach(s=>{s.getOptionValueSource(t)!==void 0&&(e=s.getOptionValueSource(t))}),
e}_prepareUserArgs(t,e){if(t!==void 0&&!Array.isArray(t))throw new Error("first parameter to parse must be array or unde\
fined");if(e=e||{},t===void 0&&e.from===void 0){n.versions?.electron&&(e.from="electron");const o=n.execArgv??[];(o.includes(
"-e")||o.includes("--eval")||o.includes("-p")||o.includes("--print"))&&(e.from="eval")}t===void 0&&(t=n.argv),this.rawArgs=
t.slice();let s;switch(e.from){case void 0:case"node":this._scriptPath=t[1],s=t.slice(2);break;case"electron":n.defaultApp?
(this._scriptPath=t[1],s=t.slice(2)):s=t.slice(1);break;case"user":s=t.slice(0);break;case"eval":s=t.slice(1);break;default:
throw new Error(`unexpected parse option { from: '${e.from}' }`)}return!this._name&&this._scriptPath&&this.nameFromFilename(
this._scriptPath),this._name=this._name||"program",s}parse(t,e){this._prepareForParse();const s=this._prepareUserArgs(t,
e);return this._parseCommand([],s),this}async parseAsync(t,e){this._prepareForParse();const s=this._prepareUserArgs(t,e);
return await this._parseCommand([],s),this}_prepareForParse(){this._savedState===null?this.saveStateBeforeParse():this.restoreStateBeforeParse()}saveStateBeforeParse(){
this._savedState={_name:this._name,_optionValues:{...this._optionValues},_optionValueSources:{...this._optionValueSources}}}restoreStateBeforeParse(){
if(this._storeOptionsAsProperties)throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);this._name=this._savedState.
_name,this._scriptPath=null,this.rawArgs=[],this._optionValues={...this._savedState._optionValues},this._optionValueSources=
{...this._savedState._optionValueSources},this.args=[],this.processedArgs=[]}_checkForMissingExecutable(t,e,s){if(C.existsSync(
t))return;const o=e?`searched for local subcommand relative to directory '${e}'`:"no directory for search for local subc\
ommand, use .executableDir() to supply a custom directory",a=`'${t}' does not exist
 - if '${s}' is not meant to be an executable command, remove description parameter from '.command()' and use '.descript\
ion()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${o}`;throw new Error(a)}_executeSubCommand(t,e){e=e.slice();let s=!1;const o=[".js",".ts",".tsx",".mjs",".cjs"];function a(l,O){
const $=A.resolve(l,O);if(C.existsSync($))return $;if(o.includes(A.extname(O)))return;const p=o.find(T=>C.existsSync(`${$}${T}`));
if(p)return`${$}${p}`}this._checkForMissingMandatoryOptions(),this._checkForConflictingOptions();let h=t._executableFile||
`${this._name}-${t._name}`,m=this._executableDir||"";if(this._scriptPath){let l;try{l=C.realpathSync(this._scriptPath)}catch{
l=this._scriptPath}m=A.resolve(A.dirname(l),m)}if(m){let l=a(m,h);if(!l&&!t._executableFile&&this._scriptPath){const O=A.
basename(this._scriptPath,A.extname(this._scriptPath));O!==this._name&&(l=a(m,`${O}-${t._name}`))}h=l||h}s=o.includes(A.
extname(h));let _;n.platform!=="win32"?s?(e.unshift(h),e=w(n.execArgv).concat(e),_=S.spawn(n.argv[0],e,{stdio:"inherit"})):
_=S.spawn(h,e,{stdio:"inherit"}):(this._checkForMissingExecutable(h,m,t._name),e.unshift(h),e=w(n.execArgv).concat(e),_=
S.spawn(n.execPath,e,{stdio:"inherit"})),_.killed||["SIGUSR1","SIGUSR2","SIGTERM","SIGINT","SIGHUP"].forEach(O=>{n.on(O,
()=>{_.killed===!1&&_.exitCode===null&&_.kill(O)})});const b=this._exitCallback;_.on("close",l=>{l=l??1,b?b(new u(l,"com\
mander.executeSubCommandAsync","(close)")):n.exit(l)}),_.on("error",l=>{if(l.code==="ENOENT")this._checkForMissingExecutable(
h,m,t._name);else if(l.code==="EACCES")throw new Error(`'${h}' not executable`);if(!b)n.exit(1);else{const O=new u(1,"co\
mmander.executeSubCommandAsync","(error)");O.nestedError=l,b(O)}}),this.runningCommand=_}_dispatchSubcommand(t,e,s){const o=this.
_findCommand(t);o||this.help({error:!0}),o._prepareForParse();let a;return a=this._chainOrCallSubCommandHook(a,o,"preSub\
command"),a=this._chainOrCall(a,()=>{if(o._executableHandler)this._executeSubCommand(o,e.concat(s));else return o._parseCommand(
e,s)}),a}_dispatchHelpCommand(t){t||this.help();const e=this._findCommand(t);return e&&!e._executableHandler&&e.help(),this.
_dispatchSubcommand(t,[],[this._getHelpOption()?.long??this._getHelpOption()?.short??"--help"])}_checkNumberOfArguments(){
this.registeredArguments.forEach((t,e)=>{t.required&&this.args[e]==null&&this.missingArgument(t.name())}),!(this.registeredArguments.
length>0&&this.registeredArguments[this.registeredArguments.length-1].variadic)&&this.args.length>this.registeredArguments.
length&&this._excessArguments(this.args)}_processArguments(){const t=(s,o,a)=>{let h=o;if(o!==null&&s.parseArg){const m=`\
error: command-argument value '${o}' is invalid for argument '${s.name()}'.`;h=this._callParseArg(s,o,a,m)}return h};this.
_checkNumberOfArguments();const e=[];this.registeredArguments.forEach((s,o)=>{let a=s.defaultValue;s.variadic?o<this.args.
length?(a=this.args.slice(o),s.parseArg&&(a=a.reduce((h,m)=>t(s,m,h),s.defaultValue))):a===void 0&&(a=[]):o<this.args.length&&
(a=this.args[o],s.parseArg&&(a=t(s,a,s.defaultValue))),e[o]=a}),this.processedArgs=e}_chainOrCall(t,e){return t?.then&&typeof t.
then=="function"?t.then(()=>e()):e()}_chainOrCallHooks(t,e){let s=t;const o=[];return this._getCommandAndAncestors().reverse().
filter(a=>a._lifeCycleHooks[e]!==void 0).forEach(a=>{a._lifeCycleHooks[e].forEach(h=>{o.push({hookedCommand:a,callback:h})})}),
e==="postAction"&&o.reverse(),o.forEach(a=>{s=this._chainOrCall(s,()=>a.callback(a.hookedCommand,this))}),s}_chainOrCallSubCommandHook(t,e,s){
let o=t;return this._lifeCycleHooks[s]!==void 0&&this._lifeCycleHooks[s].forEach(a=>{o=this._chainOrCall(o,()=>a(this,e))}),
o}_parseCommand(t,e){const s=this.parseOptions(e);if(this._parseOptionsEnv(),this._parseOptionsImplied(),t=t.concat(s.operands),
e=s.unknown,this.args=t.concat(e),t&&this._findCommand(t[0]))return this._dispatchSubcommand(t[0],t.slice(1),e);if(this.
_getHelpCommand()&&t[0]===this._getHelpCommand().name())return this._dispatchHelpCommand(t[1]);if(this._defaultCommandName)
return this._outputHelpIfRequested(e),this._dispatchSubcommand(this._defaultCommandName,t,e);this.commands.length&&this.
args.length===0&&!this._actionHandler&&!this._defaultCommandName&&this.help({error:!0}),this._outputHelpIfRequested(s.unknown),
this._checkForMissingMandatoryOptions(),this._checkForConflictingOptions();const o=()=>{s.unknown.length>0&&this.unknownOption(
s.unknown[0])},a=`command:${this.name()}`;if(this._actionHandler){o(),this._processArguments();let h;return h=this._chainOrCallHooks(
h,"preAction"),h=this._chainOrCall(h,()=>this._actionHandler(this.processedArgs)),this.parent&&(h=this._chainOrCall(h,()=>{
this.parent.emit(a,t,e)})),h=this._chainOrCallHooks(h,"postAction"),h}if(this.parent?.listenerCount(a))o(),this._processArguments(),
this.parent.emit(a,t,e);else if(t.length){if(this._findCommand("*"))return this._dispatchSubcommand("*",t,e);this.listenerCount(
"command:*")?this.emit("command:*",t,e):this.commands.length?this.unknownCommand():(o(),this._processArguments())}else this.
commands.length?(o(),this.help({error:!0})):(o(),this._processArguments())}_findCommand(t){if(t)return this.commands.find(
e=>e._name===t||e._aliases.includes(t))}_findOption(t){return this.options.find(e=>e.is(t))}_checkForMissingMandatoryOptions(){
this._getCommandAndAncestors().forEach(t=>{t.options.forEach(e=>{e.mandatory&&t.getOptionValue(e.attributeName())===void 0&&
t.missingMandatoryOptionValue(e)})})}_checkForConflictingLocalOptions(){const t=this.options.filter(s=>{const o=s.attributeName();
return this.getOptionValue(o)===void 0?!1:this.getOptionValueSource(o)!=="default"});t.filter(s=>s.conflictsWith.length>
0).forEach(s=>{const o=t.find(a=>s.conflictsWith.includes(a.attributeName()));o&&this._conflictingOption(s,o)})}_checkForConflictingOptions(){
this._getCommandAndAncestors().forEach(t=>{t._checkForConflictingLocalOptions()})}parseOptions(t){const e=[],s=[];let o=e;
function a(l){return l.length>1&&l[0]==="-"}const h=l=>/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(l)?!this._getCommandAndAncestors().
some(O=>O.options.map($=>$.short).some($=>/^-\d$/.test($))):!1;let m=null,_=null,b=0;for(;b<t.length||_;){const l=_??t[b++];
if(_=null,l==="--"){o===s&&o.push(l),o.push(...t.slice(b));break}if(m&&(!a(l)||h(l))){this.emit(`option:${m.name()}`,l);
continue}if(m=null,a(l)){const O=this._findOption(l);if(O){if(O.required){const $=t[b++];$===void 0&&this.optionMissingArgument(
O),this.emit(`option:${O.name()}`,$)}else if(O.optional){let $=null;b<t.length&&(!a(t[b])||h(t[b]))&&($=t[b++]),this.emit(
`option:${O.name()}`,$)}else this.emit(`option:${O.name()}`);m=O.variadic?O:null;continue}}if(l.length>2&&l[0]==="-"&&l[1]!==
"-"){const O=this._findOption(`-${l[1]}`);if(O){O.required||O.optional&&this._combineFlagAndOptionalValue?this.emit(`opt\
ion:${O.name()}`,l.slice(2)):(this.emit(`option:${O.name()}`),_=`-${l.slice(2)}`);continue}}if(/^--[^=]+=/.test(l)){const O=l.
indexOf("="),$=this._findOption(l.slice(0,O));if($&&($.required||$.optional)){this.emit(`option:${$.name()}`,l.slice(O+1));
continue}}if(o===e&&a(l)&&!(this.commands.length===0&&h(l))&&(o=s),(this._enablePositionalOptions||this._passThroughOptions)&&
e.length===0&&s.length===0){if(this._findCommand(l)){e.push(l),s.push(...t.slice(b));break}else if(this._getHelpCommand()&&
l===this._getHelpCommand().name()){e.push(l,...t.slice(b));break}else if(this._defaultCommandName){s.push(l,...t.slice(b));
break}}if(this._passThroughOptions){o.push(l,...t.slice(b));break}o.push(l)}return{operands:e,unknown:s}}opts(){if(this.
_storeOptionsAsProperties){const t={},e=this.options.length;for(let s=0;s<e;s++){const o=this.options[s].attributeName();
t[o]=o===this._versionOptionName?this._version:this[o]}return t}return this._optionValues}optsWithGlobals(){return this.
_getCommandAndAncestors().reduce((t,e)=>Object.assign(t,e.opts()),{})}error(t,e){this._outputConfiguration.outputError(`${t}\

`,this._outputConfiguration.writeErr),typeof this._showHelpAfterError=="string"?this._outputConfiguration.writeErr(`${this.
_showHelpAfterError}
`):this._showHelpAfterError&&(this._outputConfiguration.writeErr(`
`),this.outputHelp({error:!0}));const s=e||{},o=s.exitCode||1,a=s.code||"commander.error";this._exit(o,a,t)}_parseOptionsEnv(){
this.options.forEach(t=>{if(t.envVar&&t.envVar in n.env){const e=t.attributeName();(this.getOptionValue(e)===void 0||["d\
efault","config","env"].includes(this.getOptionValueSource(e)))&&(t.required||t.optional?this.emit(`optionEnv:${t.name()}`,
n.env[t.envVar]):this.emit(`optionEnv:${t.name()}`))}})}_parseOptionsImplied(){const t=new E(this.options),e=s=>this.getOptionValue(
s)!==void 0&&!["default","implied"].includes(this.getOptionValueSource(s));this.options.filter(s=>s.implied!==void 0&&e(
s.attributeName())&&t.valueFromOption(this.getOptionValue(s.attributeName()),s)).forEach(s=>{Object.keys(s.implied).filter(
o=>!e(o)).forEach(o=>{this.setOptionValueWithSource(o,s.implied[o],"implied")})})}missingArgument(t){const e=`error: mis\
sing required argument '${t}'`;this.error(e,{code:"commander.missingArgument"})}optionMissingArgument(t){const e=`error:\
 option '${t.flags}' argument missing`;this.error(e,{code:"commander.optionMissingArgument"})}missingMandatoryOptionValue(t){
const e=`error: required option '${t.flags}' not specified`;this.error(e,{code:"commander.missingMandatoryOptionValue"})}_conflictingOption(t,e){
const s=h=>{const m=h.attributeName(),_=this.getOptionValue(m),b=this.options.find(O=>O.negate&&m===O.attributeName()),l=this.
options.find(O=>!O.negate&&m===O.attributeName());return b&&(b.presetArg===void 0&&_===!1||b.presetArg!==void 0&&_===b.presetArg)?
b:l||h},o=h=>{const m=s(h),_=m.attributeName();return this.getOptionValueSource(_)==="env"?`environment variable '${m.envVar}\
'`:`option '${m.flags}'`},a=`error: ${o(t)} cannot be used with ${o(e)}`;this.error(a,{code:"commander.conflictingOption"})}unknownOption(t){
if(this._allowUnknownOption)return;let e="";if(t.startsWith("--")&&this._showSuggestionAfterError){let o=[],a=this;do{const h=a.
createHelp().visibleOptions(a).filter(m=>m.long).map(m=>m.long);o=o.concat(h),a=a.parent}while(a&&!a._enablePositionalOptions);
e=V(t,o)}const s=`error: unknown option '${t}'${e}`;this.error(s,{code:"commander.unknownOption"})}_excessArguments(t){if(this.
_allowExcessArguments)return;const e=this.registeredArguments.length,s=e===1?"":"s",a=`error: too many arguments${this.parent?
` for '${this.name()}'`:""}. Expected ${e} argument${s} but got ${t.length}.`;this.error(a,{code:"commander.excessArgume\
nts"})}unknownCommand(){const t=this.args[0];let e="";if(this._showSuggestionAfterError){const o=[];this.createHelp().visibleCommands(
this).forEach(a=>{o.push(a.name()),a.alias()&&o.push(a.alias())}),e=V(t,o)}const s=`error: unknown command '${t}'${e}`;this.
error(s,{code:"commander.unknownCommand"})}version(t,e,s){if(t===void 0)return this._version;this._version=t,e=e||"-V, -\
-version",s=s||"output the version number";const o=this.createOption(e,s);return this._versionOptionName=o.attributeName(),
this._registerOption(o),this.on("option:"+o.name(),()=>{this._outputConfiguration.writeOut(`${t}
`),this._exit(0,"commander.version",t)}),this}description(t,e){return t===void 0&&e===void 0?this._description:(this._description=
t,e&&(this._argsDescription=e),this)}summary(t){return t===void 0?this._summary:(this._summary=t,this)}alias(t){if(t===void 0)
return this._aliases[0];let e=this;if(this.commands.length!==0&&this.commands[this.commands.length-1]._executableHandler&&
(e=this.commands[this.commands.length-1]),t===e._name)throw new Error("Command alias can't be the same as its name");const s=this.
parent?._findCommand(t);if(s){const o=[s.name()].concat(s.aliases()).join("|");throw new Error(`cannot add alias '${t}' \
to command '${this.name()}' as already have command '${o}'`)}return e._aliases.push(t),this}aliases(t){return t===void 0?
this._aliases:(t.forEach(e=>this.alias(e)),this)}usage(t){if(t===void 0){if(this._usage)return this._usage;const e=this.
registeredArguments.map(s=>r(s));return[].concat(this.options.length||this._helpOption!==null?"[options]":[],this.commands.
length?"[command]":[],this.registeredArguments.length?e:[]).join(" ")}return this._usage=t,this}name(t){return t===void 0?
this._name:(this._name=t,this)}helpGroup(t){return t===void 0?this._helpGroupHeading??"":(this._helpGroupHeading=t,this)}commandsGroup(t){
return t===void 0?this._defaultCommandGroup??"":(this._defaultCommandGroup=t,this)}optionsGroup(t){return t===void 0?this.
_defaultOptionGroup??"":(this._defaultOptionGroup=t,this)}_initOptionGroup(t){this._defaultOptionGroup&&!t.helpGroupHeading&&
t.helpGroup(this._defaultOptionGroup)}_initCommandGroup(t){this._defaultCommandGroup&&!t.helpGroup()&&t.helpGroup(this._defaultCommandGroup)}nameFromFilename(t){
return this._name=A.basename(t,A.extname(t)),this}executableDir(t){return t===void 0?this._executableDir:(this._executableDir=
t,this)}helpInformation(t){const e=this.createHelp(),s=this._getOutputContext(t);e.prepareContext({error:s.error,helpWidth:s.
helpWidth,outputHasColors:s.hasColors});const o=e.formatHelp(this,e);return s.hasColors?o:this._outputConfiguration.stripColor(
o)}_getOutputContext(t){t=t||{};const e=!!t.error;let s,o,a;return e?(s=m=>this._outputConfiguration.writeErr(m),o=this.
_outputConfiguration.getErrHasColors(),a=this._outputConfiguration.getErrHelpWidth()):(s=m=>this._outputConfiguration.writeOut(
m),o=this._outputConfiguration.getOutHasColors(),a=this._outputConfiguration.getOutHelpWidth()),{error:e,write:m=>(o||(m=
this._outputConfiguration.stripColor(m)),s(m)),hasColors:o,helpWidth:a}}outputHelp(t){let e;typeof t=="function"&&(e=t,t=
void 0);const s=this._getOutputContext(t),o={error:s.error,write:s.write,command:this};this._getCommandAndAncestors().reverse().
forEach(h=>h.emit("beforeAllHelp",o)),this.emit("beforeHelp",o);let a=this.helpInformation({error:s.error});if(e&&(a=e(a),
typeof a!="string"&&!Buffer.isBuffer(a)))throw new Error("outputHelp callback must return a string or a Buffer");s.write(
a),this._getHelpOption()?.long&&this.emit(this._getHelpOption().long),this.emit("afterHelp",o),this._getCommandAndAncestors().
forEach(h=>h.emit("afterAllHelp",o))}helpOption(t,e){return typeof t=="boolean"?(t?(this._helpOption===null&&(this._helpOption=
void 0),this._defaultOptionGroup&&this._initOptionGroup(this._getHelpOption())):this._helpOption=null,this):(this._helpOption=
this.createOption(t??"-h, --help",e??"display help for command"),(t||e)&&this._initOptionGroup(this._helpOption),this)}_getHelpOption(){
return this._helpOption===void 0&&this.helpOption(void 0,void 0),this._helpOption}addHelpOption(t){return this._helpOption=
t,this._initOptionGroup(t),this}help(t){this.outputHelp(t);let e=Number(n.exitCode??0);e===0&&t&&typeof t!="function"&&t.
error&&(e=1),this._exit(e,"commander.help","(outputHelp)")}addHelpText(t,e){const s=["beforeAll","before","after","after\
All"];if(!s.includes(t))throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${s.join("', '")}'`);const o=`${t}Help`;return this.on(o,a=>{let h;typeof e=="function"?h=e({error:a.error,
command:a.command}):h=e,h&&a.write(`${h}
`)}),this}_outputHelpIfRequested(t){const e=this._getHelpOption();e&&t.find(o=>e.is(o))&&(this.outputHelp(),this._exit(0,
"commander.helpDisplayed","(outputHelp)"))}}function w(k){return k.map(t=>{if(!t.startsWith("--inspect"))return t;let e,
s="127.0.0.1",o="9229",a;return(a=t.match(/^(--inspect(-brk)?)$/))!==null?e=a[1]:(a=t.match(/^(--inspect(-brk|-port)?)=([^:]+)$/))!==
null?(e=a[1],/^\d+$/.test(a[3])?o=a[3]:s=a[3]):(a=t.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/))!==null&&(e=a[1],s=
a[3],o=a[4]),e&&o!=="0"?`${e}=${s}:${parseInt(o)+1}`:t})}function H(){if(n.env.NO_COLOR||n.env.FORCE_COLOR==="0"||n.env.
FORCE_COLOR==="false")return!1;if(n.env.FORCE_COLOR||n.env.CLICOLOR_FORCE!==void 0)return!0}v.Command=f,v.useColor=H},41135:function(D,v){
class y extends Error{constructor(A,C,n){super(n),Error.captureStackTrace(this,this.constructor),this.name=this.constructor.
name,this.code=C,this.exitCode=A,this.nestedError=void 0}}class x extends y{constructor(A){super(1,"commander.invalidArg\
ument",A),Error.captureStackTrace(this,this.constructor),this.name=this.constructor.name}}v.CommanderError=y,v.InvalidArgumentError=
x},79754:function(D,v,y){const{humanReadableArgName:x}=y(49154);class S{constructor(){this.helpWidth=void 0,this.minWidthToWrap=
40,this.sortSubcommands=!1,this.sortOptions=!1,this.showGlobalOptions=!1}prepareContext(n){this.helpWidth=this.helpWidth??
n.helpWidth??80}visibleCommands(n){const i=n.commands.filter(u=>!u._hidden),r=n._getHelpCommand();return r&&!r._hidden&&
i.push(r),this.sortSubcommands&&i.sort((u,c)=>u.name().localeCompare(c.name())),i}compareOptions(n,i){const r=u=>u.short?
u.short.replace(/^-/,""):u.long.replace(/^--/,"");return r(n).localeCompare(r(i))}visibleOptions(n){const i=n.options.filter(
u=>!u.hidden),r=n._getHelpOption();if(r&&!r.hidden){const u=r.short&&n._findOption(r.short),c=r.long&&n._findOption(r.long);
!u&&!c?i.push(r):r.long&&!c?i.push(n.createOption(r.long,r.description)):r.short&&!u&&i.push(n.createOption(r.short,r.description))}
return this.sortOptions&&i.sort(this.compareOptions),i}visibleGlobalOptions(n){if(!this.showGlobalOptions)return[];const i=[];
for(let r=n.parent;r;r=r.parent){const u=r.options.filter(c=>!c.hidden);i.push(...u)}return this.sortOptions&&i.sort(this.
compareOptions),i}visibleArguments(n){return n._argsDescription&&n.registeredArguments.forEach(i=>{i.description=i.description||
n._argsDescription[i.name()]||""}),n.registeredArguments.find(i=>i.description)?n.registeredArguments:[]}subcommandTerm(n){
const i=n.registeredArguments.map(r=>x(r)).join(" ");return n._name+(n._aliases[0]?"|"+n._aliases[0]:"")+(n.options.length?
" [options]":"")+(i?" "+i:"")}optionTerm(n){return n.flags}argumentTerm(n){return n.name()}longestSubcommandTermLength(n,i){
return i.visibleCommands(n).reduce((r,u)=>Math.max(r,this.displayWidth(i.styleSubcommandTerm(i.subcommandTerm(u)))),0)}longestOptionTermLength(n,i){
return i.visibleOptions(n).reduce((r,u)=>Math.max(r,this.displayWidth(i.styleOptionTerm(i.optionTerm(u)))),0)}longestGlobalOptionTermLength(n,i){
return i.visibleGlobalOptions(n).reduce((r,u)=>Math.max(r,this.displayWidth(i.styleOptionTerm(i.optionTerm(u)))),0)}longestArgumentTermLength(n,i){
return i.visibleArguments(n).reduce((r,u)=>Math.max(r,this.displayWidth(i.styleArgumentTerm(i.argumentTerm(u)))),0)}commandUsage(n){
let i=n._name;n._aliases[0]&&(i=i+"|"+n._aliases[0]);let r="";for(let u=n.parent;u;u=u.parent)r=u.name()+" "+r;return r+
i+" "+n.usage()}commandDescription(n){return n.description()}subcommandDescription(n){return n.summary()||n.description()}optionDescription(n){
const i=[];if(n.argChoices&&i.push(`choices: ${n.argChoices.map(r=>JSON.stringify(r)).join(", ")}`),n.defaultValue!==void 0&&
(n.required||n.optional||n.isBoolean()&&typeof n.defaultValue=="boolean")&&i.push(`default: ${n.defaultValueDescription||
JSON.stringify(n.defaultValue)}`),n.presetArg!==void 0&&n.optional&&i.push(`preset: ${JSON.stringify(n.presetArg)}`),n.envVar!==
void 0&&i.push(`env: ${n.envVar}`),i.length>0){const r=`(${i.join(", ")})`;return n.description?`${n.description} ${r}`:
r}return n.description}argumentDescription(n){const i=[];if(n.argChoices&&i.push(`choices: ${n.argChoices.map(r=>JSON.stringify(
r)).join(", ")}`),n.defaultValue!==void 0&&i.push(`default: ${n.defaultValueDescription||JSON.stringify(n.defaultValue)}`),
i.length>0){const r=`(${i.join(", ")})`;return n.description?`${n.description} ${r}`:r}return n.description}formatItemList(n,i,r){
return i.length===0?[]:[r.styleTitle(n),...i,""]}groupItems(n,i,r){const u=new Map;return n.forEach(c=>{const d=r(c);u.has(
d)||u.set(d,[])}),i.forEach(c=>{const d=r(c);u.has(d)||u.set(d,[]),u.get(d).push(c)}),u}formatHelp(n,i){const r=i.padWidth(
n,i),u=i.helpWidth??80;function c(w,H){return i.formatItem(w,r,H,i)}let d=[`${i.styleTitle("Usage:")} ${i.styleUsage(i.commandUsage(
n))}`,""];const g=i.commandDescription(n);g.length>0&&(d=d.concat([i.boxWrap(i.styleCommandDescription(g),u),""]));const E=i.
visibleArguments(n).map(w=>c(i.styleArgumentTerm(i.argumentTerm(w)),i.styleArgumentDescription(i.argumentDescription(w))));
if(d=d.concat(this.formatItemList("Arguments:",E,i)),this.groupItems(n.options,i.visibleOptions(n),w=>w.helpGroupHeading??
"Options:").forEach((w,H)=>{const k=w.map(t=>c(i.styleOptionTerm(i.optionTerm(t)),i.styleOptionDescription(i.optionDescription(
t))));d=d.concat(this.formatItemList(H,k,i))}),i.showGlobalOptions){const w=i.visibleGlobalOptions(n).map(H=>c(i.styleOptionTerm(
i.optionTerm(H)),i.styleOptionDescription(i.optionDescription(H))));d=d.concat(this.formatItemList("Global Options:",w,i))}
return this.groupItems(n.commands,i.visibleCommands(n),w=>w.helpGroup()||"Commands:").forEach((w,H)=>{const k=w.map(t=>c(
i.styleSubcommandTerm(i.subcommandTerm(t)),i.styleSubcommandDescription(i.subcommandDescription(t))));d=d.concat(this.formatItemList(
H,k,i))}),d.join(`
`)}displayWidth(n){return A(n).length}styleTitle(n){return n}styleUsage(n){return n.split(" ").map(i=>i==="[options]"?this.
styleOptionText(i):i==="[command]"?this.styleSubcommandText(i):i[0]==="["||i[0]==="<"?this.styleArgumentText(i):this.styleCommandText(
i)).join(" ")}styleCommandDescription(n){return this.styleDescriptionText(n)}styleOptionDescription(n){return this.styleDescriptionText(
n)}styleSubcommandDescription(n){return this.styleDescriptionText(n)}styleArgumentDescription(n){return this.styleDescriptionText(
n)}styleDescriptionText(n){return n}styleOptionTerm(n){return this.styleOptionText(n)}styleSubcommandTerm(n){return n.split(
" ").map(i=>i==="[options]"?this.styleOptionText(i):i[0]==="["||i[0]==="<"?this.styleArgumentText(i):this.styleSubcommandText(
i)).join(" ")}styleArgumentTerm(n){return this.styleArgumentText(n)}styleOptionText(n){return n}styleArgumentText(n){return n}styleSubcommandText(n){
return n}styleCommandText(n){return n}padWidth(n,i){return Math.max(i.longestOptionTermLength(n,i),i.longestGlobalOptionTermLength(
n,i),i.longestSubcommandTermLength(n,i),i.longestArgumentTermLength(n,i))}preformatted(n){return/\n[^\S\r\n]/.test(n)}formatItem(n,i,r,u){
const d=" ".repeat(2);if(!r)return d+n;const g=n.padEnd(i+n.length-u.displayWidth(n)),E=2,f=(this.helpWidth??80)-i-E-2;let w;
return f<this.minWidthToWrap||u.preformatted(r)?w=r:w=u.boxWrap(r,f).replace(/\n/g,`
`+" ".repeat(i+E)),d+g+" ".repeat(E)+w.replace(/\n/g,`
${d}`)}boxWrap(n,i){if(i<this.minWidthToWrap)return n;const r=n.split(/\r\n|\n/),u=/[\s]*[^\s]+/g,c=[];return r.forEach(
d=>{const g=d.match(u);if(g===null){c.push("");return}let E=[g.shift()],V=this.displayWidth(E[0]);g.forEach(f=>{const w=this.
displayWidth(f);if(V+w<=i){E.push(f),V+=w;return}c.push(E.join(""));const H=f.trimStart();E=[H],V=this.displayWidth(H)}),
c.push(E.join(""))}),c.join(`
`)}}function A(C){const n=/\x1b\[\d*(;\d*)*m/g;return C.replace(n,"")}v.Help=S,v.stripColor=A},45240:function(D,v,y){const{
InvalidArgumentError:x}=y(41135);class S{constructor(r,u){this.flags=r,this.description=u||"",this.required=r.includes("\
<"),this.optional=r.includes("["),this.variadic=/\w\.\.\.[>\]]$/.test(r),this.mandatory=!1;const c=n(r);this.short=c.shortFlag,
this.long=c.longFlag,this.negate=!1,this.long&&(this.negate=this.long.startsWith("--no-")),this.defaultValue=void 0,this.
defaultValueDescription=void 0,this.presetArg=void 0,this.envVar=void 0,this.parseArg=void 0,this.hidden=!1,this.argChoices=
void 0,this.conflictsWith=[],this.implied=void 0,this.helpGroupHeading=void 0}default(r,u){return this.defaultValue=r,this.
defaultValueDescription=u,this}preset(r){return this.presetArg=r,this}conflicts(r){return this.conflictsWith=this.conflictsWith.
concat(r),this}implies(r){let u=r;return typeof r=="string"&&(u={[r]:!0}),this.implied=Object.assign(this.implied||{},u),
this}env(r){return this.envVar=r,this}argParser(r){return this.parseArg=r,this}makeOptionMandatory(r=!0){return this.mandatory=
!!r,this}hideHelp(r=!0){return this.hidden=!!r,this}_collectValue(r,u){return u===this.defaultValue||!Array.isArray(u)?[
r]:(u.push(r),u)}choices(r){return this.argChoices=r.slice(),this.parseArg=(u,c)=>{if(!this.argChoices.includes(u))throw new x(
`Allowed choices are ${this.argChoices.join(", ")}.`);return this.variadic?this._collectValue(u,c):u},this}name(){return this.
long?this.long.replace(/^--/,""):this.short.replace(/^-/,"")}attributeName(){return this.negate?C(this.name().replace(/^no-/,
"")):C(this.name())}helpGroup(r){return this.helpGroupHeading=r,this}is(r){return this.short===r||this.long===r}isBoolean(){
return!this.required&&!this.optional&&!this.negate}}class A{constructor(r){this.positiveOptions=new Map,this.negativeOptions=
new Map,this.dualOptions=new Set,r.forEach(u=>{u.negate?this.negativeOptions.set(u.attributeName(),u):this.positiveOptions.
set(u.attributeName(),u)}),this.negativeOptions.forEach((u,c)=>{this.positiveOptions.has(c)&&this.dualOptions.add(c)})}valueFromOption(r,u){
const c=u.attributeName();if(!this.dualOptions.has(c))return!0;const d=this.negativeOptions.get(c).presetArg,g=d!==void 0?
d:!1;return u.negate===(g===r)}}function C(i){return i.split("-").reduce((r,u)=>r+u[0].toUpperCase()+u.slice(1))}function n(i){
let r,u;const c=/^-[^-]$/,d=/^--[^-]/,g=i.split(/[ |,]+/).concat("guard");if(c.test(g[0])&&(r=g.shift()),d.test(g[0])&&(u=
g.shift()),!r&&c.test(g[0])&&(r=g.shift()),!r&&d.test(g[0])&&(r=u,u=g.shift()),g[0].startsWith("-")){const E=g[0],V=`opt\
ion creation failed due to '${E}' in option flags '${i}'`;throw/^-[^-][^-]/.test(E)?new Error(`${V}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`):c.test(E)?new Error(`${V}
- too many short flags`):d.test(E)?new Error(`${V}
- too many long flags`):new Error(`${V}
- unrecognised flag format`)}if(r===void 0&&u===void 0)throw new Error(`option creation failed due to no flags found in \
'${i}'.`);return{shortFlag:r,longFlag:u}}v.Option=S,v.DualOptions=A},65030:function(D,v){function x(A,C){if(Math.abs(A.length-
C.length)>3)return Math.max(A.length,C.length);const n=[];for(let i=0;i<=A.length;i++)n[i]=[i];for(let i=0;i<=C.length;i++)
n[0][i]=i;for(let i=1;i<=C.length;i++)for(let r=1;r<=A.length;r++){let u=1;A[r-1]===C[i-1]?u=0:u=1,n[r][i]=Math.min(n[r-
1][i]+1,n[r][i-1]+1,n[r-1][i-1]+u),r>1&&i>1&&A[r-1]===C[i-2]&&A[r-2]===C[i-1]&&(n[r][i]=Math.min(n[r][i],n[r-2][i-2]+1))}
return n[A.length][C.length]}function S(A,C){if(!C||C.length===0)return"";C=Array.from(new Set(C));const n=A.startsWith(
"--");n&&(A=A.slice(2),C=C.map(c=>c.slice(2)));let i=[],r=3;const u=.4;return C.forEach(c=>{if(c.length<=1)return;const d=x(
A,c),g=Math.max(A.length,c.length);(g-d)/g>u&&(d<r?(r=d,i=[c]):d===r&&i.push(c))}),i.sort((c,d)=>c.localeCompare(d)),n&&
(i=i.map(c=>`--${c}`)),i.length>1?`
(Did you mean one of ${i.join(", ")}?)`:i.length===1?`
(Did you mean ${i[0]}?)`:""}v.suggestSimilar=S},48179:function(D,v,y){"use strict";y.d(v,{Di:()=>r,b7:()=>i,c$:()=>g,ef:()=>d,
uB:()=>c});var x=y(18909);const{DM:S,gu:A,er:C,Ww:n,b7:i,Di:r,a2:u,uB:c,ef:d,c$:g,_V:E}=x},55322:function(D,v,y){"use st\
rict";y.d(v,{Q1:()=>$});const x=161,S=1114109,A=[161,161,164,164,167,168,170,170,173,174,176,180,182,186,188,191,198,198,
208,208,215,216,222,225,230,230,232,234,236,237,240,240,242,243,247,250,252,252,254,254,257,257,273,273,275,275,283,283,
294,295,299,299,305,307,312,312,319,322,324,324,328,331,333,333,338,339,358,359,363,363,462,462,464,464,466,466,468,468,
470,470,472,472,474,474,476,476,593,593,609,609,708,708,711,711,713,715,717,717,720,720,728,731,733,733,735,735,768,879,
913,929,931,937,945,961,963,969,1025,1025,1040,1103,1105,1105,8208,8208,8211,8214,8216,8217,8220,8221,8224,8226,8228,8231,
8240,8240,8242,8243,8245,8245,8251,8251,8254,8254,8308,8308,8319,8319,8321,8324,8364,8364,8451,8451,8453,8453,8457,8457,
8467,8467,8470,8470,8481,8482,8486,8486,8491,8491,8531,8532,8539,8542,8544,8555,8560,8569,8585,8585,8592,8601,8632,8633,
8658,8658,8660,8660,8679,8679,8704,8704,8706,8707,8711,8712,8715,8715,8719,8719,8721,8721,8725,8725,8730,8730,8733,8736,
8739,8739,8741,8741,8743,8748,8750,8750,8756,8759,8764,8765,8776,8776,8780,8780,8786,8786,8800,8801,8804,8807,8810,8811,
8814,8815,8834,8835,8838,8839,8853,8853,8857,8857,8869,8869,8895,8895,8978,8978,9312,9449,9451,9547,9552,9587,9600,9615,
9618,9621,9632,9633,9635,9641,9650,9651,9654,9655,9660,9661,9664,9665,9670,9672,9675,9675,9678,9681,9698,9701,9711,9711,
9733,9734,9737,9737,9742,9743,9756,9756,9758,9758,9792,9792,9794,9794,9824,9825,9827,9829,9831,9834,9836,9837,9839,9839,
9886,9887,9919,9919,9926,9933,9935,9939,9941,9953,9955,9955,9960,9961,9963,9969,9972,9972,9974,9977,9979,9980,9982,9983,
10045,10045,10102,10111,11094,11097,12872,12879,57344,63743,65024,65039,65533,65533,127232,127242,127248,127277,127280,127337,
127344,127373,127375,127376,127387,127404,917760,917999,983040,1048573,1048576,1114109],C=12288,n=65510,i=[12288,12288,65281,
65376,65504,65510],r=8361,u=65518,c=null,d=32,g=10630,E=null,V=4352,f=262141,w=[4352,4447,8986,8987,9001,9002,9193,9196,
9200,9200,9203,9203,9725,9726,9748,9749,9776,9783,9800,9811,9855,9855,9866,9871,9875,9875,9889,9889,9898,9899,9917,9918,
9924,9925,9934,9934,9940,9940,9962,9962,9970,9971,9973,9973,9978,9978,9981,9981,9989,9989,9994,9995,10024,10024,10060,10060,
10062,10062,10067,10069,10071,10071,10133,10135,10160,10160,10175,10175,11035,11036,11088,11088,11093,11093,11904,11929,
11931,12019,12032,12245,12272,12287,12289,12350,12353,12438,12441,12543,12549,12591,12593,12686,12688,12773,12783,12830,
12832,12871,12880,42124,42128,42182,43360,43388,44032,55203,63744,64255,65040,65049,65072,65106,65108,65126,65128,65131,
94176,94180,94192,94198,94208,101594,101631,101664,101760,101874,101888,102801,102816,102866,110576,110579,110581,110587,
110589,110590,110592,110888,110898,110898,110928,110930,110933,110933,110948,110952,110960,111355,119552,119638,119648,119670,
126980,126980,127183,127183,127374,127374,127377,127386,127406,127406,127488,127490,127504,127547,127552,127560,127568,127569,
127584,127589,127744,127776,127789,127797,127799,127868,127870,127891,127904,127946,127951,127955,127968,127984,127988,127988,
127992,128062,128064,128064,128066,128252,128255,128317,128331,128334,128336,128359,128378,128378,128405,128406,128420,128420,
128507,128591,128640,128709,128716,128716,128720,128722,128725,128729,128732,128735,128747,128748,128756,128764,128986,128986,
128992,129003,129008,129008,129292,129338,129340,129349,129351,129535,129648,129660,129664,129734,129736,129736,129740,129757,
129759,129771,129775,129786,131072,196605,196608,262141],H=(p,T)=>{let W=0,P=Math.floor(p.length/2)-1;for(;W<=P;){const F=Math.
floor((W+P)/2),M=F*2;if(T<p[M])P=F-1;else if(T>p[M+1])W=F+1;else return!0}return!1},k=19968,[t,e]=s(w);function s(p){let T=p[0],
W=p[1];for(let P=0;P<p.length;P+=2){const F=p[P],M=p[P+1];if(k>=F&&k<=M)return[F,M];M-F>W-T&&(T=F,W=M)}return[T,W]}const o=p=>p<
x||p>S?!1:H(A,p),a=p=>p<C||p>n?!1:H(i,p),h=p=>p<halfwidthMinimalCodePoint||p>halfwidthMaximumCodePoint?!1:isInRange(halfwidthRanges,
p),m=p=>p<narrowMinimalCodePoint||p>narrowMaximumCodePoint?!1:isInRange(narrowRanges,p),_=p=>p>=t&&p<=e?!0:p<V||p>f?!1:H(
w,p);function b(p){return o(p)?"ambiguous":a(p)?"fullwidth":h(p)?"halfwidth":m(p)?"narrow":_(p)?"wide":"neutral"}function l(p){
if(!Number.isSafeInteger(p))throw new TypeError(`Expected a code point, got \`${typeof p}\`.`)}function O(p){return l(p),
getCategory(p)}function $(p,{ambiguousAsWide:T=!1}={}){return l(p),a(p)||_(p)||T&&o(p)?2:1}}};
